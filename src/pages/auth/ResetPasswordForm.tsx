import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { ApiError } from 'rest-contract';
import { resetPasswordInputRules } from '@iia/shared/generated/inputRules/ResetPasswordInput';
import { ResetPasswordDocument } from '@/data/generated/operations/pages/auth';
import type { ResetPasswordInput } from '@/data/generated/types';
import { endSession } from '@/data/session';
import { NewPasswordFields } from '@/features/auth/NewPasswordFields';
import { texts as passwordTexts } from '@/features/auth/passwordTexts';
import { texts } from '@/features/auth/texts';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';

/**
 * Sets a new password with an emailed code. This ends all sessions of the account, including this
 * browser's.
 *
 * @returns a function that resolves once the password is set and rejects with an ApiError.
 */
function useResetPassword(): (input: ResetPasswordInput) => Promise<void> {
  const [reset, { client }] = useMutation(ResetPasswordDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await reset({ variables: { input } });
    await endSession(client);
  };
}

const { Form, TextField, useValues } = contractForm(resetPasswordInputRules);
const labels = passwordTexts.form;

type ResetPasswordFormProps = {
  /** From the emailed link; if absent, the user types it. */
  code?: string;
  onReset: () => void;
};

export const ResetPasswordForm = ({ code = '', onReset }: ResetPasswordFormProps) => {
  const reset = useResetPassword();
  const [codeShown, setCodeShown] = useState(code === '');
  return (
    <Form
      aria-label={labels.save}
      initial={{ code }}
      failed={labels.failed}
      onSubmit={async (input) => {
        try {
          await reset(input);
        } catch (error) {
          if (error instanceof ApiError && 'code' in error.fields) setCodeShown(true);
          throw error;
        }
        onReset();
      }}
    >
      {codeShown ? (
        <TextField
          name="code"
          label={labels.code}
          hint={labels.codeHint}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : null}
      <NewPassword />
      <SubmitButton busy={labels.saving}>{labels.save}</SubmitButton>
      <noscript>{texts.needsScript}</noscript>
    </Form>
  );
};

const NewPassword = () => (
  <NewPasswordFields
    field={TextField}
    rules={resetPasswordInputRules}
    values={useValues().values}
  />
);
