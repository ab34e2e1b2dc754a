import { useState } from 'react';
import { ApiError } from 'rest-contract';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import type { Sorting } from '@/ui/data-table/HeadCell';
import { Field } from '@/ui/Field';
import { FileInput } from '@/ui/FileInput';
import { Stack } from '@/ui/layout';
import { Timeline } from '@/ui/Timeline';

interface Course {
  code: string;
  title: string;
  price: number;
}

const courses: readonly Course[] = [
  { code: 'KTNB-01', title: 'Kiểm toán nội bộ căn bản', price: 4_800_000 },
  { code: 'CIA-1', title: 'Luyện thi CIA phần 1', price: 7_200_000 },
];

const columns: readonly DataColumn<Course>[] = [
  { id: 'title', label: 'DataTable', cell: ({ title }) => title, sortable: true },
  { id: 'code', label: 'Mã', cell: ({ code }) => code },
  {
    id: 'price',
    label: 'Giá',
    cell: ({ price }) => price.toLocaleString('vi-VN'),
    align: 'end',
    sortable: true,
  },
];

const ordered = ({ by, direction }: Sorting): readonly Course[] => {
  const rows = [...courses].sort((one, other) =>
    by === 'price' ? one.price - other.price : one.title.localeCompare(other.title, 'vi'),
  );
  return direction === 'desc' ? rows.reverse() : rows;
};

const rejectAction = (): Promise<void> =>
  Promise.reject(new ApiError({ status: 0, code: 'network', message: '' }));

/** Interactive components of the member and staff areas. */
export const AccountComponents = ({ name }: { name: string }) => {
  const [sorting, setSorting] = useState<Sorting>({ by: 'title', direction: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['CIA-1']));
  const [file, setFile] = useState<File | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={6}>
      <DataTable
        caption="Khoá học"
        columns={columns}
        rows={ordered(sorting)}
        keyOf={({ code }) => code}
        sorting={sorting}
        onSort={setSorting}
        selection={{ selected, onSelect: setSelected, nameOf: ({ title }) => title }}
      />
      <Timeline
        entries={[
          { at: '2026-07-05T07:30:00Z', title: 'Timeline', detail: 'Đã nhận đơn.' },
          { at: '2026-07-06T02:00:00Z', title: 'Đã thanh toán' },
        ]}
      />
      <Field name={`${name}-file`} label="FileInput" hint="PDF, không quá 5 MB">
        <FileInput value={file} onChange={setFile} accept=".pdf" />
      </Field>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Confirmation
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Huỷ đơn hàng này?"
        action="Huỷ đơn"
        onConfirm={rejectAction}
        onClose={() => setIsOpen(false)}
      >
        Không thể hoàn tác. Ở trang này lời gọi luôn thất bại, để thấy lỗi được báo thế nào.
      </ConfirmDialog>
    </Stack>
  );
};
