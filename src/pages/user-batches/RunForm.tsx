import { useMutation } from '@apollo/client/react';
import { runBatchInputRules } from '@iia/shared/generated/inputRules/RunBatchInput';
import { RunBatchDocument } from '@/data/generated/operations/pages/user-batches';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Stack } from '@/ui/Stack';
import { toast } from '@/ui/toast';
import type { Batch } from './BatchFacts';
import { detailTexts } from './detailTexts';

const { Form, TextAreaField } = contractForm(runBatchInputRules);

const labels = detailTexts.run;

/** Asks for a reason, and re-authenticates if the server requires it, then starts the run. */
export const RunForm = ({ batch: { documentId: id, action } }: { batch: Batch }) => {
  const [run] = useMutation(RunBatchDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  return (
    <>
      <Form
        aria-label={labels.form}
        failed={labels.failed}
        initial={{ id }}
        onSubmit={async (input) => {
          await withReauthentication(() => run({ variables: { input } }));
          toast(labels.started);
        }}
      >
        <Stack gap={4}>
          <TextAreaField name="why" label={labels.reason} hint={labels.hint} rows={2} required />
          <SubmitButton busy={labels.running}>{labels.action[action]}</SubmitButton>
        </Stack>
      </Form>
      {confirmation}
    </>
  );
};
