import { useMutation } from '@apollo/client/react';
import { runBatchInputRules } from '@iia/shared/generated/inputRules/RunBatchInput';
import { RunBatchDocument } from '@/data/generated/operations/pages/user-batches';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { batchTexts } from '@/features/managed-users/batchTexts';
import { DefinitionList } from '@/ui/DefinitionList';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import type { Batch } from './BatchFacts';
import { countOf } from './batchQuery';
import { detailTexts } from './detailTexts';

const { Form, TextAreaField } = contractForm(runBatchInputRules);

const runLabels = detailTexts.run;

/** Asks for a reason, and re-authenticates if the server requires it, then starts the run. */
const RunForm = ({ batch: { documentId: id, action } }: { batch: Batch }) => {
  const [run] = useMutation(RunBatchDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  return (
    <>
      <Form
        aria-label={runLabels.form}
        failed={runLabels.failed}
        initial={{ id }}
        onSubmit={async (input) => {
          await withReauthentication(() => run({ variables: { input } }));
          toast(runLabels.started);
        }}
      >
        <Stack gap={4}>
          <TextAreaField
            name="why"
            label={runLabels.reason}
            hint={runLabels.hint}
            rows={2}
            required
          />
          <SubmitButton busy={runLabels.running}>{runLabels.action[action]}</SubmitButton>
        </Stack>
      </Form>
      {confirmation}
    </>
  );
};

const labels = detailTexts.preview;

/** Previews the run: how many accounts are changed, and which are skipped. */
export const BatchPreview = ({ batch }: { batch: Batch }) => {
  const { action, counts, email } = batch;
  const ready = countOf(counts, 'ready');
  const leftOut = counts.filter(({ outcome }) => outcome === 'left_out');
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading level={2} size="xl">
          {labels.heading}
        </Heading>
        {ready === 0 ? (
          <Notice tone="info">{labels.nobody}</Notice>
        ) : (
          <>
            <Text size="lg">{labels.will[action](ready)}</Text>
            <Text tone="muted">{labels.settled}</Text>
          </>
        )}
        {leftOut.length > 0 ? (
          <div>
            <Text>{labels.leftOut(countOf(counts, 'left_out'))}</Text>
            <ul>
              {leftOut.map(({ reason, count }) =>
                reason === null ? null : (
                  <li key={reason}>{labels.reason(batchTexts.reasons[reason], count)}</li>
                ),
              )}
            </ul>
          </div>
        ) : null}
      </Stack>
      {email ? <EmailPreview email={email} /> : null}
      {ready > 0 ? <RunForm batch={batch} /> : null}
    </Stack>
  );
};

const EmailPreview = ({ email }: { email: NonNullable<Batch['email']> }) => (
  <Stack gap={3}>
    <Heading level={2} size="xl">
      {detailTexts.email.heading}
    </Heading>
    <Text tone="muted">{detailTexts.email.hint}</Text>
    <DefinitionList
      items={[
        { term: detailTexts.email.to, description: email.to },
        { term: detailTexts.email.subject, description: email.subject },
        {
          term: detailTexts.email.body,
          description: [email.greeting, ...email.paragraphs].map((line) => (
            <p key={line}>{line}</p>
          )),
        },
        { term: detailTexts.email.action, description: email.action },
      ]}
    />
  </Stack>
);
