import { styled } from 'styled-components';
import type { AnalysisQuery } from '@/data/generated/operations/pages/analysis';
import { formatAmount, formatChange, formatCount, formatDecimal } from '@iia/shared/numbers';
import { tabularNumberStyles } from '@/ui/sharedStyles';
import { theme } from '@/ui/theme';
import { percentOf, sumOf } from './series';
import { texts } from './texts';

type Analysis = AnalysisQuery['analysis'];

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${theme.space[6]};
  margin: 0;
  padding-block: ${theme.space[5]};
  border-top: 2px solid ${theme.color.lineStrong};
  border-bottom: 1px solid ${theme.color.lineStrong};

  dt {
    font-size: ${theme.size.sm};
    line-height: 1.5;
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
  }
`;

const Value = styled.dd`
  ${tabularNumberStyles}
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.snug};
  white-space: nowrap;
`;

const Before = styled.dd`
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const labels = texts.figures;

const averageOf = ({ revenue, orderCount }: Analysis): number =>
  orderCount === 0 ? 0 : Math.round(revenue / orderCount);

const newMembersOf = ({ newMembers }: Analysis): number => sumOf(newMembers, ({ count }) => count);

const refundedOf = ({ refundsByDay }: Analysis): number =>
  sumOf(refundsByDay, ({ total }) => total);

const renewedOf = ({ renewalsByDay }: Analysis): number =>
  percentOf(
    sumOf(renewalsByDay, ({ kept }) => kept),
    sumOf(renewalsByDay, ({ due }) => due),
  );

const cpeHoursOf = ({ cpeByDay }: Analysis): number => sumOf(cpeByDay, ({ hours }) => hours);

const membersOf = ({ membersByType }: Analysis): number =>
  membersByType.reduce(
    (sum, { memberType, count }) => sum + (memberType === 'none' ? 0 : count),
    0,
  );

interface Compared {
  label: string;
  of: (analysis: Analysis) => number;
  format: (value: number) => string;
  isShare?: boolean;
}

const compared: readonly Compared[] = [
  { label: labels.revenue, of: ({ revenue }: Analysis) => revenue, format: formatAmount },
  { label: labels.orders, of: ({ orderCount }: Analysis) => orderCount, format: formatCount },
  { label: labels.average, of: averageOf, format: formatAmount },
  { label: labels.newMembers, of: newMembersOf, format: formatCount },
  { label: labels.refunded, of: refundedOf, format: formatAmount },
  {
    label: labels.renewals,
    of: renewedOf,
    format: (percent: number) => `${formatDecimal(percent)}%`,
    // A percentage's change is not shown in per cent, which would be misleading.
    isShare: true,
  },
  { label: labels.cpe, of: cpeHoursOf, format: formatDecimal },
];

type KeyFiguresProps = {
  analysis: Analysis;
  /** The previous period of the same length, once loaded. */
  before: Analysis | undefined;
};

export const KeyFigures = ({ analysis, before }: KeyFiguresProps) => (
  <List aria-label={labels.title}>
    {compared.map(({ label, of, format, isShare = false }) => (
      <div key={label}>
        <dt>{label}</dt>
        <Value>{format(of(analysis))}</Value>
        <Before>
          {before
            ? labels.before(
                format(of(before)),
                isShare ? null : formatChange(of(before), of(analysis)),
              )
            : labels.none}
        </Before>
      </div>
    ))}
    <div>
      <dt>{labels.members}</dt>
      <Value>{formatCount(membersOf(analysis))}</Value>
      <Before>{labels.today}</Before>
    </div>
  </List>
);
