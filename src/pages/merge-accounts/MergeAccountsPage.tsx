import { useState } from 'react';
import { LookAlikeAccountsDocument } from '@/data/generated/operations/pages/merge-accounts';
import { staffQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePageQuery } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { ButtonLink } from '@/ui/ButtonLink';
import { DataTable } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { accountColumns } from './accountColumns';
import { MergeDialog, type Merge } from './MergeDialog';
import { texts } from './texts';

export const queries = staffQueries(() => ({
  groups: partialQuery(LookAlikeAccountsDocument, {}, 'cache-and-network'),
}));

/** `/tai-khoan/quan-ly-user/gop-tai-khoan`: accounts that look alike, for staff to merge. */
export function Component() {
  const groupsResult = usePageQuery(queries, 'groups');
  const [merge, setMerge] = useState<Merge | null>(null);
  const { withReauthentication, confirmation } = useReauthentication();
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} close />
      <Stack gap={6}>
        <div>
          <TextLink to={paths.manageUsers()}>{texts.back}</TextLink>
        </div>
        <QueryBoundary result={groupsResult} skeleton={<RowsSkeleton label={texts.loading} />}>
          {(groups) =>
            groups.length === 0 ? (
              <EmptyState
                title={texts.empty.title}
                action={<ButtonLink to={paths.manageUsers()}>{texts.empty.action}</ButtonLink>}
              >
                {texts.empty.body}
              </EmptyState>
            ) : (
              <Stack gap={6}>
                {groups.map((group) => (
                  <DataTable
                    key={group.key}
                    caption={texts.caption(group.key)}
                    columns={accountColumns(group, (keep, remove) => setMerge({ keep, remove }))}
                    rows={group.accounts}
                    keyOf={({ documentId }) => documentId}
                  />
                ))}
              </Stack>
            )
          }
        </QueryBoundary>
      </Stack>
      {merge === null ? null : (
        <MergeDialog
          {...merge}
          withReauthentication={withReauthentication}
          onClose={() => setMerge(null)}
        />
      )}
      {confirmation}
    </AccountFrame>
  );
}
