import { useMutation } from '@apollo/client/react';
import {
  type CheckImportMutation,
  RunImportDocument,
  type RunImportMutation,
} from '@/data/generated/operations/pages/user-import';
import { runImportInputRules } from '@iia/shared/generated/inputRules/RunImportInput';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { texts } from './texts';

const { Form, CheckboxField, TextAreaField } = contractForm(runImportInputRules);

const labels = texts.run;

type RunFormProps = {
  content: string;
  check: CheckImportMutation['checkImport'];
  plan: string;
  onDone: (result: RunImportMutation['runImport']) => void;
};

/** Asks for a reason, and re-authenticates if the server requires it, then imports the checked rows. */
export const RunForm = ({
  content,
  check: { kind, added, changed, bad },
  plan,
  onDone,
}: RunFormProps) => {
  const [run] = useMutation(RunImportDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  return (
    <>
      <Form
        aria-label={labels.form}
        failed={labels.failed}
        initial={{ kind, content, plan }}
        onSubmit={async (input) => {
          const { data } = await withReauthentication(() => run({ variables: { input } }));
          if (data) onDone(data.runImport);
        }}
      >
        <Stack gap={4}>
          <Heading level={2} size="xl">
            {labels.heading}
          </Heading>
          {added > 0 ? <Text>{labels.added[kind](added)}</Text> : null}
          {changed > 0 ? <Text>{labels.changed[kind](changed)}</Text> : null}
          {bad > 0 ? (
            <CheckboxField name="skipBad" label={labels.skipBad(added + changed, bad)} />
          ) : null}
          <TextAreaField name="reason" label={labels.reason} hint={labels.hint} rows={2} required />
          <SubmitButton busy={labels.submitting}>{labels.submit}</SubmitButton>
        </Stack>
      </Form>
      {confirmation}
    </>
  );
};
