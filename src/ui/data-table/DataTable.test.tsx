import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DataTable } from './DataTable';
import type { Sorting } from './HeadCell';

const rows = [
  { id: 'a', name: 'An', orders: 3 },
  { id: 'b', name: 'Bình', orders: 12 },
];

const columns = [
  { id: 'name', label: 'Họ tên', cell: (row: (typeof rows)[number]) => row.name, sortable: true },
  { id: 'orders', label: 'Đơn', cell: (row: (typeof rows)[number]) => row.orders },
];

const Members = ({ onSelect = () => undefined }: { onSelect?: (keys: string[]) => void }) => {
  const [sorting, setSorting] = useState<Sorting>({ by: 'orders', direction: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['of-another-page']));
  return (
    <DataTable
      caption="Hội viên"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sorting={sorting}
      onSort={setSorting}
      selection={{
        selected,
        nameOf: ({ name }) => name,
        onSelect: (next) => {
          setSelected(next);
          onSelect([...next]);
        },
      }}
    />
  );
};

it('sorts by a column, and reverses on the second click', async () => {
  render(<Members />);
  const head = screen.getByRole('columnheader', { name: 'Họ tên' });
  expect(head).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Họ tên' }));
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  expect(head).toHaveAttribute('aria-sort', 'descending');
});

it('shows no sort button for an unsortable column', () => {
  render(<Members />);
  expect(screen.queryByRole('button', { name: 'Đơn' })).toBeNull();
});

it('selects single rows, and all rows of the page in addition to other pages', async () => {
  const onSelect = vi.fn();
  render(<Members onSelect={onSelect} />);
  const all = screen.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chọn Bình' }));
  expect(onSelect).toHaveBeenLastCalledWith(['of-another-page', 'b']);
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(onSelect).toHaveBeenLastCalledWith(['of-another-page', 'a', 'b']);
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2);
  await userEvent.click(all);
  expect(onSelect).toHaveBeenLastCalledWith(['of-another-page']);
});
