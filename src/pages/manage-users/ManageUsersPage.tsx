import { useApolloClient } from '@apollo/client/react';
import {
  AnalysisUsersDocument,
  AnalysisUsersExportDocument,
} from '@/data/generated/operations/features/analysis';
import { staffQueries, partialQuery } from '@/data/page/pageQueries';
import { withPreviousData, usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { ExportButtons } from '@/features/analysis/ExportButtons';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { paths } from '@/lib/paths';
import { ScreenOnly } from '@/ui/printVisibility';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { BatchActions } from './BatchActions';
import { ColumnChoice } from './ColumnChoice';
import { texts } from './texts';
import { UserFilters } from './UserFilters';
import { UserList } from './UserList';
import { exportVariablesOf, filterKeyOf, readUsersQuery, variablesOf } from './usersQuery';

export const queries = staffQueries(({ search }) => ({
  users: partialQuery(
    AnalysisUsersDocument,
    variablesOf(readUsersQuery(search)),
    'cache-and-network',
  ),
}));

/** `/tai-khoan/quan-ly-user`: the members, for staff. */
export function Component() {
  const { search, now } = usePage();
  const usersResult = usePageQuery(queries, 'users');
  const query = readUsersQuery(search);
  const users = withPreviousData(usersResult);
  const client = useApolloClient();
  const { withReauthentication, confirmation } = useReauthentication();
  const found = users.data;
  return (
    <AccountFrame title={texts.title} description={texts.description}>
      <Stack gap={5}>
        <UserFilters query={query} />
        <Row gap={3} justify="space-between">
          <Text as="div" size="sm" tone="muted">
            <span role="status">
              {found === undefined || users.stale ? null : texts.found(found.count, found.counted)}
            </span>
          </Text>
          <ExportButtons
            what={texts.exported}
            linkOf={async (format) => {
              const { data } = await withReauthentication(() =>
                client.query({
                  query: AnalysisUsersExportDocument,
                  variables: { ...exportVariablesOf(query), format },
                  fetchPolicy: 'no-cache',
                }),
              );
              return data?.analysisUsersExport;
            }}
          />
          {confirmation}
        </Row>
        <ScreenOnly>
          <Row gap={4}>
            <TextLink to={paths.userImport()}>{texts.importFile}</TextLink>
            <TextLink to={paths.mergeAccounts()}>{texts.mergeAccounts}</TextLink>
          </Row>
        </ScreenOnly>
        <BatchActions query={query} />
        <ColumnChoice query={query} />
        <QueryBoundary result={users} skeleton={<RowsSkeleton label={texts.loading} />}>
          {(list) => (
            <UserList
              key={filterKeyOf(query)}
              query={query}
              found={list}
              stale={users.stale}
              now={now}
            />
          )}
        </QueryBoundary>
      </Stack>
    </AccountFrame>
  );
}
