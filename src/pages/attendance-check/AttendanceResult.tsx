import { styled } from 'styled-components';
import type { CheckAttendanceMutation } from '@/data/generated/operations/pages/attendance-check/CheckAttendance';
import { formatDate } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import { Button } from '@/ui/Button';
import { DefinitionList } from '@/ui/DefinitionList';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { ScreenOnly } from '@/ui/printVisibility';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const labels = texts.result;

const Sheet = styled.article`
  display: grid;
  gap: ${theme.space[5]};
  max-width: 44rem;
  padding-block: ${theme.space[6]};
  border-top: 2px solid ${theme.color.lineStrong};
  border-bottom: 1px solid ${theme.color.lineStrong};
`;

const Verdict = styled.div<{ $valid: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${({ $valid }) => ($valid ? theme.color.success : theme.color.error)};
`;

type Checked = CheckAttendanceMutation['checkAttendance'];

/** The institute's record of a certificate of attendance. */
export const AttendanceResult = ({ found }: { found: Checked }) => {
  const { revokedOn, kind } = found;
  const valid = revokedOn === null;
  return (
    <Sheet>
      <Verdict $valid={valid}>
        <Icon name={valid ? 'check-circle' : 'warning-circle'} size="1.75rem" />
        <Heading level={2} size="xl">
          {valid ? labels.valid : labels.revoked(formatDate(revokedOn))}
        </Heading>
      </Verdict>
      <DefinitionList
        items={[
          { term: labels.number, description: <strong translate="no">{found.number}</strong> },
          { term: labels.holder, description: found.holderName },
          {
            term: kind === 'document' ? labels.document : labels.about[kind],
            description: found.title,
          },
          { term: labels.hours, description: formatDecimal(found.hours) },
          { term: labels.completedOn, description: formatDate(found.completedOn) },
          { term: labels.issuer, description: labels.institute },
        ]}
      />
      <ScreenOnly>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" />
          {labels.print}
        </Button>
      </ScreenOnly>
    </Sheet>
  );
};
