import type { PersonalDataQuery } from '@/data/generated/operations/PersonalData';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { Timeline } from '@/ui/Timeline';
import { texts } from './texts';

const copy = texts.consents;

type ConsentListProps = { consents: PersonalDataQuery['personalData']['consents'] };

export const ConsentList = ({ consents }: ConsentListProps) => (
  <Stack gap={4}>
    {consents.length === 0 ? (
      <Text tone="muted">{copy.empty}</Text>
    ) : (
      <Timeline
        entries={[...consents].reverse().map(({ agreed, text, version, at }) => ({
          at,
          title: `${agreed ? copy.agreed : copy.declined}: “${text}”`,
          detail: copy.version(version),
        }))}
      />
    )}
    <Text size="sm" tone="muted">
      {copy.withdraw}
    </Text>
  </Stack>
);
