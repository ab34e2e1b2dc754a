import { limits } from '@/data/generated/limits';
import type { AnalysisQuery } from '@/data/generated/operations/Analysis';
import { texts as analyticsTexts } from '@/features/analytics/texts';
import {
  ContactCell,
  ExpiryCell,
  PersonCell,
  type ListedUser,
} from '@/features/analytics/userCells';
import { shiftDay } from '@/lib/calendarMonth';
import { isoDate } from '@/lib/dates';
import { formatCount, formatDecimal } from '@/lib/money';
import { paths } from '@/lib/paths';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { Section } from './Section';
import { texts } from './texts';

type OfType = AnalysisQuery['analysis']['membersByType'][number];

const { members, expiring } = texts;

/** The first day on which none of the memberships shown is in force. */
const AFTER_DAYS = 31;

const typeColumns = (all: number): readonly DataColumn<OfType>[] => [
  {
    id: 'type',
    label: members.type,
    cell: ({ memberType }) => analyticsTexts.types[memberType],
  },
  { id: 'count', label: members.count, align: 'end', cell: ({ count }) => formatCount(count) },
  {
    id: 'share',
    label: members.share,
    align: 'end',
    cell: ({ count }) => `${formatDecimal(all === 0 ? 0 : (count / all) * 100)}%`,
  },
];

export const MembersByTypeSection = ({ rows }: { rows: readonly OfType[] }) => (
  <Section title={members.title}>
    <DataTable
      caption={members.caption}
      columns={typeColumns(rows.reduce((sum, { count }) => sum + count, 0))}
      rows={rows}
      keyOf={({ memberType }) => memberType}
    />
  </Section>
);

const expiringColumns = (now: number): readonly DataColumn<ListedUser>[] => {
  const labels = analyticsTexts.columns;
  return [
    { id: 'fullName', label: labels.fullName, cell: (user) => <PersonCell user={user} /> },
    { id: 'email', label: labels.email, cell: (user) => <ContactCell user={user} /> },
    {
      id: 'type',
      label: labels.type,
      cell: ({ memberType }) => analyticsTexts.types[memberType],
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
          {users.length === limits.expiringMembers
            ? `${expiring.first(limits.expiringMembers)} `
            : null}
          <TextLink
            to={paths.manageUsers({
              expiresBefore: shiftDay(isoDate(now), AFTER_DAYS),
              sort: 'het-han-giam',
            })}
          >
            {expiring.remind}
          </TextLink>
        </Text>
      </>
    )}
  </Section>
);
