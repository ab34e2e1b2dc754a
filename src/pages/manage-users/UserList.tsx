import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AnalysisUsersQuery } from '@/data/generated/operations/features/analysis';
import { texts as analysisTexts } from '@/features/analysis/texts';
import {
  nameOf,
  ContactCell,
  DayCell,
  ExpiryCell,
  PersonCell,
  type ListedUser,
} from '@/features/analysis/userCells';
import { ResetSecondFactor } from '@/features/auth/ResetSecondFactor';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { amountColumn, countColumn } from '@/ui/data-table/columns';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { NoWrap } from '@/ui/NoWrap';
import { PageLinks } from '@/ui/PageLinks';
import { Stack } from '@/ui/layout';
import { theme } from '@/ui/theme';
import { RemindBar } from './RemindBar';
import { texts } from './texts';
import { firstPage, isFiltered, usersHref, type UsersQuery } from './usersQuery';

const labels = analysisTexts.columns;

const userColumns = (now: number): readonly DataColumn<ListedUser>[] => [
  {
    id: 'fullName',
    label: labels.fullName,
    sortable: true,
    cell: (user) => <PersonCell user={user} />,
  },
  { id: 'email', label: labels.email, sortable: true, cell: (user) => <ContactCell user={user} /> },
  {
    id: 'type',
    label: labels.type,
    cell: ({ memberType }) => <NoWrap>{analysisTexts.types[memberType]}</NoWrap>,
  },
  {
    id: 'memberExpiresAt',
    label: labels.expires,
    sortable: true,
    cell: (user) => <ExpiryCell user={user} now={now} />,
  },
  {
    id: 'registeredAt',
    label: labels.registered,
    sortable: true,
    cell: ({ registeredAt }) => <DayCell moment={registeredAt} />,
  },
  { ...countColumn('orderCount', labels.orders), id: 'orders' },
  amountColumn('spent', labels.spent),
];

type UserPagesProps = {
  query: UsersQuery;
  found: Pick<AnalysisUsersQuery['analysisUsers'], 'previous' | 'next'>;
};

/** Links to the adjacent pages; the cursor is the first or last account of this page. */
const UserPages = ({ query, found: { previous, next } }: UserPagesProps) => (
  <PageLinks
    label={texts.pages}
    first={previous && usersHref({ ...query, cursor: firstPage })}
    previous={previous && usersHref({ ...query, cursor: { after: null, before: previous } })}
    next={next && usersHref({ ...query, cursor: { after: next, before: null } })}
  />
);

const Outcome = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  /* Delayed, so that a fast response does not flicker. */
  transition: opacity ${theme.duration.quick} ${({ $stale }) => ($stale ? '150ms' : '0ms')};
`;

type UserListProps = {
  query: UsersQuery;
  found: AnalysisUsersQuery['analysisUsers'];
  /** Whether `found` still belongs to the previous query. */
  stale: boolean;
  now: number;
};

/** The members found. The selection persists across pages and sorts of one search. */
export const UserList = ({ query, found, stale, now }: UserListProps) => {
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { items } = found;
  const [only] = selected.size === 1 ? items.filter((each) => selected.has(each.documentId)) : [];
  return (
    <Stack gap={4}>
      <RemindBar
        selected={selected}
        onClear={() => setSelected(new Set())}
        more={only ? <ResetSecondFactor userId={only.documentId} name={nameOf(only)} /> : null}
      />
      <Outcome $stale={stale} aria-busy={stale || undefined}>
        {items.length === 0 ? (
          <NoUsers query={query} />
        ) : (
          <Stack gap={4}>
            <DataTable
              caption={texts.caption}
              columns={userColumns(now).filter(
                ({ id }) => id === 'fullName' || query.columns.some((column) => column === id),
              )}
              rows={items}
              keyOf={({ documentId }) => documentId}
              sorting={query.sorting}
              onSort={(sorting) =>
                void navigate(usersHref({ ...query, sorting, cursor: firstPage }), {
                  preventScrollReset: true,
                })
              }
              selection={{ selected, onSelect: setSelected, nameOf }}
            />
            <UserPages query={query} found={found} />
          </Stack>
        )}
      </Outcome>
    </Stack>
  );
};

const NoUsers = ({ query }: { query: UsersQuery }) => {
  if ((query.cursor.after ?? query.cursor.before) !== null) {
    const { title, body, action } = texts.beyond;
    return (
      <EmptyState
        title={title}
        action={<ButtonLink to={usersHref({ ...query, cursor: firstPage })}>{action}</ButtonLink>}
      >
        {body}
      </EmptyState>
    );
  }
  if (!isFiltered(query)) {
    return <EmptyState title={texts.nobody.title}>{texts.nobody.body}</EmptyState>;
  }
  const { title, body, action } = texts.empty;
  return (
    <EmptyState title={title} action={<ButtonLink to={paths.manageUsers()}>{action}</ButtonLink>}>
      {body}
    </EmptyState>
  );
};
