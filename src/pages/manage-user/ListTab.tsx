import type { ReactNode } from 'react';
import type { QueryResult } from '@/data/page/usePageQuery';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { PageLinks } from '@/ui/PageLinks';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { tabHref, type Tab } from './tab';
import { texts } from './texts';

type KeysetPaginationProps = {
  id: string;
  tab: Tab;
  /** The row after which the list starts. */
  after: string | null;
  found: { items: readonly unknown[]; next: string | null };
  empty: { title: string; body: string };
  children: ReactNode;
};

/** Keyset pagination: each page starts after the last row of the previous one. */
const KeysetPagination = ({ id, tab, after, found, empty, children }: KeysetPaginationProps) => {
  if (found.items.length === 0 && after === null) {
    return <EmptyState title={empty.title}>{empty.body}</EmptyState>;
  }
  return (
    <Stack gap={4}>
      {children}
      <PageLinks
        label={texts.pages}
        first={after && tabHref(id, tab)}
        next={found.next && tabHref(id, tab, found.next)}
      />
    </Stack>
  );
};

type ListTabProps<Row> = {
  id: string;
  tab: 'orders' | 'notifications' | 'emails' | 'audit';
  after: string | null;
  result: QueryResult<{ items: readonly Row[]; next: string | null }>;
  columns: readonly DataColumn<Row>[];
};

export function ListTab<Row extends { documentId: string }>({
  tab,
  result,
  columns,
  ...list
}: ListTabProps<Row>) {
  const { caption, empty } = texts[tab];
  return (
    <QueryBoundary result={result} skeleton={<RowsSkeleton label={texts.loading} />}>
      {(found) => (
        <KeysetPagination {...list} tab={tab} found={found} empty={empty}>
          <DataTable
            caption={caption}
            columns={columns}
            rows={found.items}
            keyOf={({ documentId }) => documentId}
          />
        </KeysetPagination>
      )}
    </QueryBoundary>
  );
}
