import { styled } from 'styled-components';
import type { LookAlikeAccountsQuery } from '@/data/generated/operations/pages/merge-accounts';
import { formatDate, formatDateTime } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import type { DataColumn } from '@/ui/data-table/DataTable';
import { NoWrap } from '@/ui/NoWrap';
import { Stack } from '@/ui/layout';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { texts } from './texts';

export type Group = LookAlikeAccountsQuery['lookAlikeAccounts'][number];
export type Account = Group['accounts'][number];

const labels = texts.columns;

/** Wraps long email addresses, so that the table fits the page. */
const Words = styled.span`
  display: block;
  min-width: 10rem;
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  display: block;
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;

const owned = Object.keys(texts.owned) as (keyof typeof texts.owned)[];

function ownedTexts(account: Account): string[] {
  return owned.flatMap((name) => (account[name] === 0 ? [] : [texts.owned[name](account[name])]));
}

const mergeable = ({ staff }: Account): boolean => !staff;

/** @param onMerge receives the account that stays and the one that is closed */
export const accountColumns = (
  { accounts }: Group,
  onMerge: (keep: Account, remove: Account) => void,
): readonly DataColumn<Account>[] => [
  {
    id: 'account',
    label: labels.account,
    cell: ({ documentId, email, username, fullName, staff, blocked }) => (
      <Words>
        <TextLink to={paths.manageUser(documentId)}>
          <span translate="no">{email}</span>
        </TextLink>
        <Detail translate="no">{username}</Detail>
        <Detail>{fullName}</Detail>
        {staff ? <Detail>{texts.staff}</Detail> : null}
        {blocked ? <Detail>{texts.blocked}</Detail> : null}
      </Words>
    ),
  },
  {
    id: 'registered',
    label: labels.registered,
    cell: ({ registeredAt }) => <NoWrap>{formatDate(registeredAt)}</NoWrap>,
  },
  {
    id: 'used',
    label: labels.used,
    cell: ({ lastUsedAt }) => (
      <NoWrap>{lastUsedAt === null ? texts.never : formatDateTime(lastUsedAt)}</NoWrap>
    ),
  },
  {
    id: 'owned',
    label: labels.owned,
    cell: (account) => {
      const lines = ownedTexts(account);
      return lines.length === 0
        ? texts.nothing
        : lines.map((line) => <Detail key={line}>{line}</Detail>);
    },
  },
  {
    id: 'action',
    label: labels.action,
    cell: (keep) => (
      <Stack gap={2}>
        {accounts
          .filter((other) => other !== keep && mergeable(keep) && mergeable(other))
          .map((remove) => (
            <Button
              key={remove.documentId}
              variant="secondary"
              onClick={() => onMerge(keep, remove)}
            >
              <Words translate="no">{texts.mergeInto(remove.email)}</Words>
            </Button>
          ))}
      </Stack>
    ),
  },
];
