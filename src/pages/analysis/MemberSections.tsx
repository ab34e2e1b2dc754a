import { limits } from '@iia/shared/limits';
import type { AnalysisQuery } from '@/data/generated/operations/pages/analysis';
import { texts as analysisTexts } from '@/features/analysis/texts';
import {
  ContactCell,
  ExpiryCell,
  PersonCell,
  type ListedUser,
} from '@/features/analysis/userCells';
import { addDays } from '@iia/shared/dates';
import { isoDate } from '@iia/shared/dates';
import { formatDecimal, formatShort } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { countColumn } from '@/ui/data-table/columns';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { SectionDownloads } from './SectionDownloads';
import type { PeriodQuery } from './period';
import { Section, FiguresTable } from './FigureSection';
import { percentOf, seriesBy, sumOf } from './series';
import { ShareSection } from './ShareSection';
import { texts } from './texts';
import { TimeSection } from './TimeSection';

type OfType = AnalysisQuery['analysis']['membersByType'][number];

const { members, newMembers, renewals, expiring } = texts;

type OverTimeProps = { analysis: AnalysisQuery['analysis']; query: PeriodQuery };

/** The first day on which all listed memberships have expired. */
const AFTER_DAYS = 31;

const typeColumns = (all: number): readonly DataColumn<OfType>[] => [
  {
    id: 'type',
    label: members.type,
    cell: ({ memberType }) => analysisTexts.types[memberType],
  },
  countColumn('count', members.count),
  {
    id: 'share',
    label: members.share,
    align: 'end',
    cell: ({ count }) => `${formatDecimal(percentOf(count, all))}%`,
  },
];

export const MembersByTypeSection = ({ rows }: { rows: readonly OfType[] }) => (
  <ShareSection
    title={members.title}
    note={members.caption}
    part="members"
    chart={members.chart}
    points={rows.map(({ memberType, count }) => ({
      name: analysisTexts.types[memberType],
      value: count,
      text: newMembers.point(count),
    }))}
    rows={rows}
    keyOf={({ memberType }) => memberType}
    columns={typeColumns(sumOf(rows, ({ count }) => count))}
    empty={members.empty}
    color="chart2"
  />
);

export const NewMembersSection = ({ analysis, query }: OverTimeProps) => (
  <TimeSection
    title={newMembers.title}
    note={newMembers.note}
    part="new_members"
    chart={newMembers.chart}
    query={query}
    series={seriesBy(analysis.newMembers, query.by, ['count'])}
    valueOf={({ count }) => count}
    textOf={({ count }) => newMembers.point(count)}
    formatValue={formatShort}
    empty={newMembers.empty}
    color="chart2"
    columns={[countColumn('count', newMembers.count)]}
  />
);

const renewalColumns = [
  countColumn('due', renewals.due),
  countColumn('kept', renewals.kept),
] as const;

export const RenewalsSection = ({ analysis, query }: OverTimeProps) => (
  <TimeSection
    title={renewals.title}
    note={renewals.note}
    part="renewals"
    chart={renewals.chart}
    query={query}
    series={seriesBy(analysis.renewalsByDay, query.by, ['due', 'kept'])}
    valueOf={({ due }) => due}
    within={{
      valueOf: ({ kept }) => kept,
      legend: { whole: renewals.due, part: renewals.kept },
    }}
    textOf={({ due, kept }) => renewals.point(kept, due)}
    formatValue={formatShort}
    empty={renewals.empty}
    columns={renewalColumns}
  >
    <FiguresTable
      title={renewals.byType}
      rows={analysis.renewalsByType}
      keyOf={({ memberType }) => memberType}
      columns={[
        {
          id: 'type',
          label: members.type,
          cell: ({ memberType }) => analysisTexts.types[memberType],
        },
        ...renewalColumns,
      ]}
    />
  </TimeSection>
);

const expiringColumns = (now: number): readonly DataColumn<ListedUser>[] => {
  const labels = analysisTexts.columns;
  return [
    { id: 'fullName', label: labels.fullName, cell: (user) => <PersonCell user={user} /> },
    { id: 'email', label: labels.email, cell: (user) => <ContactCell user={user} /> },
    {
      id: 'type',
      label: labels.type,
      cell: ({ memberType }) => analysisTexts.types[memberType],
    },
    { id: 'expires', label: labels.expires, cell: (user) => <ExpiryCell user={user} now={now} /> },
  ];
};

type ExpiringSectionProps = { users: readonly ListedUser[]; now: number };

export const ExpiringSection = ({ users, now }: ExpiringSectionProps) => (
  <Section title={expiring.title}>
    {users.length === 0 ? (
      <Text tone="muted">{expiring.empty}</Text>
    ) : (
      <>
        <DataTable
          caption={expiring.caption}
          columns={expiringColumns(now)}
          rows={users}
          keyOf={({ documentId }) => documentId}
        />
        <Text size="sm" tone="muted">
          <span>
            {users.length === limits.expiringMembers
              ? `${expiring.first(limits.expiringMembers)} `
              : null}
          </span>
          <TextLink
            to={paths.manageUsers({
              expiresBefore: addDays(isoDate(now), AFTER_DAYS),
              sort: 'het-han-giam',
            })}
          >
            {expiring.remind}
          </TextLink>
        </Text>
        <SectionDownloads part="expiring" title={expiring.title} />
      </>
    )}
  </Section>
);
