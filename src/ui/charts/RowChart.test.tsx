import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowChart } from './RowChart';

const points = [
  { name: 'Đã thanh toán', value: 8, text: '8 đơn' },
  { name: 'Chờ thanh toán', value: 2, text: '2 đơn' },
].map((point) => ({ ...point, label: point.name }));

it('draws a bar for each kind, with its name and value, to scale', () => {
  render(<RowChart label="Đơn hàng" points={points} summary="Cao nhất Đã thanh toán." />);
  const chart = screen.getByRole('img', { name: 'Đơn hàng. Cao nhất Đã thanh toán.' });
  const widths = [...chart.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('width')),
  );
  // Each bar lies on a track of the whole width.
  expect(widths).toEqual([640, 640, 640, 160]);
  expect(screen.getByText('Chờ thanh toán')).toBeTruthy();
  fireEvent.change(screen.getByRole('slider', { name: 'Đơn hàng' }), { target: { value: '1' } });
  expect(screen.getByText('Chờ thanh toán: 2 đơn')).toBeTruthy();
});

it('truncates a name that does not fit', () => {
  const name = 'Kiểm toán nội bộ '.repeat(10).trim();
  render(<RowChart label="x" points={[{ name, label: name, value: 1, text: '1' }]} summary="" />);
  expect(screen.getByText(/^Kiểm toán nội bộ.*…$/)).toBeTruthy();
});
