import { useState, type ReactNode } from 'react';
import { ApiError } from 'rest-contract';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import type { contractForm } from '@/ui/forms/contractForm';

type CodeForm = Pick<ReturnType<typeof contractForm<{ code: string }>>, 'Form' | 'TextField'>;

interface LinkCodeTexts {
  code: string;
  codeHint: string;
  submit: string;
  submitting: string;
  failed: string;
}

type LinkCodeFormProps = {
  form: CodeForm;
  /** From the emailed link; if empty, the user types it. */
  code: string;
  texts: LinkCodeTexts;
  onSubmit: (input: { code: string }) => Promise<void>;
};

/**
 * Sends the code of an emailed link only after a click, because mail scanners open links.
 */
export const LinkCodeForm = ({
  form: { Form, TextField },
  code,
  texts,
  onSubmit,
}: LinkCodeFormProps): ReactNode => {
  const [codeShown, setCodeShown] = useState(code === '');
  return (
    <Form
      aria-label={texts.submit}
      initial={{ code }}
      failed={texts.failed}
      onSubmit={async (input) => {
        try {
          await onSubmit(input);
        } catch (error) {
          if (error instanceof ApiError && 'code' in error.fields) setCodeShown(true);
          throw error;
        }
      }}
    >
      {codeShown ? (
        <TextField
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : null}
      <SubmitButton busy={texts.submitting}>{texts.submit}</SubmitButton>
    </Form>
  );
};
