import { formatDateTime } from '@iia/shared/dates';
import {
  UserBatchesDocument,
  type UserBatchesQuery,
} from '@/data/generated/operations/pages/user-batches';
import type { BatchOutcome } from '@/data/generated/types';
import { staffQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { batchTexts } from '@/features/managed-users/batchTexts';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { NoWrap } from '@/ui/NoWrap';
import { PageLinks } from '@/ui/PageLinks';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { TextLink } from '@/ui/TextLink';
import { countOf } from './batchQuery';
import { texts } from './texts';

type Batch = UserBatchesQuery['userBatches']['items'][number];

const labels = texts.columns;

const counted = (id: string, label: string, outcome: BatchOutcome): DataColumn<Batch> => ({
  id,
  label,
  align: 'end',
  cell: ({ counts }) => texts.count(countOf(counts, outcome)),
});

const batchColumns: readonly DataColumn<Batch>[] = [
  {
    id: 'action',
    label: labels.action,
    cell: ({ documentId, action }) => (
      <NoWrap>
        <TextLink to={paths.userBatch(documentId)}>{batchTexts.actions[action]}</TextLink>
      </NoWrap>
    ),
  },
  {
    id: 'state',
    label: labels.state,
    cell: ({ state }) => <NoWrap>{batchTexts.states[state]}</NoWrap>,
  },
  { id: 'people', label: labels.people, align: 'end', cell: ({ total }) => texts.count(total) },
  counted('done', labels.done, 'done'),
  counted('leftOut', labels.leftOut, 'left_out'),
  counted('failed', labels.failed, 'failed'),
  { id: 'actor', label: labels.actor, cell: ({ actorName }) => actorName },
  {
    id: 'at',
    label: labels.at,
    cell: ({ startedAt, createdAt }) => <NoWrap>{formatDateTime(startedAt ?? createdAt)}</NoWrap>,
  },
];

export const queries = staffQueries(({ search }) => ({
  batches: partialQuery(UserBatchesDocument, { after: search.get('sau') }, 'cache-and-network'),
}));

/** `/tai-khoan/quan-ly-user/hang-loat`: batches of accounts. */
export function Component() {
  const { search } = usePage();
  const batches = usePageQuery(queries, 'batches');
  const after = search.get('sau');
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
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
