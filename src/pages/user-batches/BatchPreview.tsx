import { batchTexts } from '@/features/managed-users/batchTexts';
import { countOf } from './batchCounts';
import { DefinitionList } from '@/ui/DefinitionList';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import type { Batch } from './BatchFacts';
import { RunForm } from './RunForm';
import { texts } from './userBatchTexts';

const labels = texts.preview;

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
      {texts.email.heading}
    </Heading>
    <Text tone="muted">{texts.email.hint}</Text>
    <DefinitionList
      items={[
        { term: texts.email.to, description: email.to },
        { term: texts.email.subject, description: email.subject },
        {
          term: texts.email.body,
          description: [email.greeting, ...email.paragraphs].map((line) => (
            <p key={line}>{line}</p>
          )),
        },
        { term: texts.email.action, description: email.action },
      ]}
    />
  </Stack>
);
