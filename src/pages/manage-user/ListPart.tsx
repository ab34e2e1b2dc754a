import type { Answer } from '@/data/page/useAnswers';
import { Answered } from '@/ui/Answered';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { KeysetPagination } from './KeysetPagination';
import { texts } from './texts';

type ListPartProps<Row> = {
  id: string;
  part: 'orders' | 'notifications' | 'emails' | 'audit';
  after: string | null;
  answer: Answer<{ items: readonly Row[]; next: string | null }>;
  columns: readonly DataColumn<Row>[];
};

export function ListPart<Row extends { documentId: string }>({
  part,
  answer,
  columns,
  ...list
}: ListPartProps<Row>) {
  const { caption, empty } = texts[part];
  return (
    <Answered answer={answer} skeleton={<RowsSkeleton label={texts.loading} />}>
      {(found) => (
        <KeysetPagination {...list} part={part} found={found} empty={empty}>
          <DataTable
            caption={caption}
            columns={columns}
            rows={found.items}
            keyOf={({ documentId }) => documentId}
          />
        </KeysetPagination>
      )}
    </Answered>
  );
}
