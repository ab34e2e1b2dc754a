import type { QueryResult } from '@/data/page/usePageQuery';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { KeysetPagination } from './KeysetPagination';
import { texts } from './texts';

type ListTabProps<Row> = {
  id: string;
  tab: 'orders' | 'notifications' | 'emails' | 'audit';
  after: string | null;
  answer: QueryResult<{ items: readonly Row[]; next: string | null }>;
  columns: readonly DataColumn<Row>[];
};

export function ListTab<Row extends { documentId: string }>({
  tab,
  answer,
  columns,
  ...list
}: ListTabProps<Row>) {
  const { caption, empty } = texts[tab];
  return (
    <QueryBoundary result={answer} skeleton={<RowsSkeleton label={texts.loading} />}>
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
