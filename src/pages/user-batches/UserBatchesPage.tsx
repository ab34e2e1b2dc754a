import { UserBatchesDocument } from '@/data/generated/operations/pages/user-batches';
import { staffQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { DataTable } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { PageLinks } from '@/ui/PageLinks';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { batchColumns } from './batchColumns';
import { texts } from './texts';

export const queries = staffQueries(({ search }) => ({
  batches: partialQuery(UserBatchesDocument, { after: search.get('sau') }, 'cache-and-network'),
}));

/** `/tai-khoan/quan-ly-user/hang-loat`: batches of accounts. */
export function Component() {
  const { search } = usePage();
  const batches = usePageQuery(queries, 'batches');
  const after = search.get('sau');
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} close />
      <Stack gap={6}>
        <div>
          <TextLink to={paths.manageUsers()}>{texts.back}</TextLink>
        </div>
        <QueryBoundary result={batches} skeleton={<RowsSkeleton label={texts.loading} />}>
          {({ items, next }) =>
            items.length === 0 && after === null ? (
              <EmptyState
                title={texts.empty.title}
                action={<ButtonLink to={paths.manageUsers()}>{texts.empty.action}</ButtonLink>}
              >
                {texts.empty.body}
              </EmptyState>
            ) : (
              <Stack gap={4}>
                <DataTable
                  caption={texts.caption}
                  columns={batchColumns}
                  rows={items}
                  keyOf={({ documentId }) => documentId}
                />
                <PageLinks
                  label={texts.pages}
                  first={after && paths.userBatches()}
                  next={next && paths.userBatches({ after: next })}
                />
              </Stack>
            )
          }
        </QueryBoundary>
      </Stack>
    </AccountFrame>
  );
}
