import type { UserBatchRowsQuery } from '@/data/generated/operations/pages/user-batches';
import type { BatchOutcome } from '@/data/generated/types';
import type { QueryResult } from '@/data/page/usePageQuery';
import { batchTexts } from '@/features/managed-users/batchTexts';
import { paths } from '@/lib/paths';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { Heading } from '@/ui/Heading';
import { NoWrap } from '@/ui/NoWrap';
import { PageLinks } from '@/ui/PageLinks';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import type { Batch } from './BatchFacts';
import { batchHref, outcomes, countOf } from './batchQuery';
import { detailTexts } from './detailTexts';

type Rows = UserBatchRowsQuery['userBatchRows'];

const labels = detailTexts.rows;

const columns: readonly DataColumn<Rows['items'][number]>[] = [
  {
    id: 'person',
    label: labels.person,
    cell: ({ user, fullName }) =>
      user === null ? labels.gone : <TextLink to={paths.manageUser(user)}>{fullName}</TextLink>,
  },
  { id: 'email', label: labels.email, cell: ({ email }) => email },
  {
    id: 'outcome',
    label: labels.outcome,
    cell: ({ outcome }) => <NoWrap>{batchTexts.outcomes[outcome]}</NoWrap>,
  },
  {
    id: 'reason',
    label: labels.reason,
    cell: ({ reason }) => (reason === null ? labels.none : batchTexts.reasons[reason]),
  },
];

type BatchRowsProps = {
  id: string;
  batch: Batch;
  result: QueryResult<Rows>;
  query: { outcome: BatchOutcome | null; after: string | null };
};

/** The accounts, by outcome. */
export const BatchRows = ({ id, batch, result, query: { outcome, after } }: BatchRowsProps) => {
  const { total, counts } = batch;
  return (
    <Stack gap={4}>
      <Heading level={2} size="xl">
        {labels.heading}
      </Heading>
      <Tabs
        label={labels.tabs}
        items={[
          { label: labels.all(total), to: batchHref(id, null), current: outcome === null },
          ...outcomes
            .map((each) => ({ each, count: countOf(counts, each) }))
            .filter(({ each, count }) => count > 0 || each === outcome)
            .map(({ each, count }) => ({
              label: labels.tab(batchTexts.outcomes[each], count),
              to: batchHref(id, each),
              current: each === outcome,
            })),
        ]}
      />
      <QueryBoundary result={result} skeleton={<RowsSkeleton label={detailTexts.loadingRows} />}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title={labels.empty.title}>{labels.empty.body}</EmptyState>
          ) : (
            <Stack gap={4}>
              <DataTable
                caption={labels.caption}
                columns={columns}
                rows={items}
                keyOf={({ documentId }) => documentId}
              />
              <PageLinks
                label={labels.pages}
                first={after && batchHref(id, outcome)}
                next={next && batchHref(id, outcome, next)}
              />
            </Stack>
          )
        }
      </QueryBoundary>
    </Stack>
  );
};
