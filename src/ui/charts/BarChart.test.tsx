import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { formatShort } from '@iia/shared/numbers';
import { BarChart } from './BarChart';

const points = [
  { name: '01/07/2026', label: '01/07', value: 1_000_000, text: '1.000.000 ₫' },
  { name: '02/07/2026', label: '02/07', value: 4_000_000, text: '4.000.000 ₫' },
  { name: '03/07/2026', label: '03/07', value: 0, text: '0 ₫' },
];

beforeEach(() => {
  render(
    <BarChart
      label="Doanh thu"
      points={points}
      summary="Cao nhất 02/07."
      formatValue={formatShort}
    />,
  );
});

it('is named with its summary, and draws each point to scale', () => {
  const chart = screen.getByRole('img', { name: 'Doanh thu. Cao nhất 02/07.' });
  const heights = [...chart.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  const [first = 0, highest = 0, none] = heights;
  expect(heights).toHaveLength(3);
  expect(highest).toBeGreaterThan(100);
  expect(first / highest).toBeCloseTo(0.25);
  expect(none).toBe(0);
  for (const text of ['4 triệu', '01/07', '03/07']) expect(screen.getByText(text)).toBeTruthy();
});

it('announces a point chosen by keyboard, and the summary again afterwards', async () => {
  const picker = screen.getByRole('slider', { name: 'Doanh thu' });
  await userEvent.tab();
  expect(picker.getAttribute('aria-valuetext')).toBe('01/07/2026: 1.000.000 ₫');
  fireEvent.change(picker, { target: { value: '1' } });
  expect(picker.getAttribute('aria-valuetext')).toBe('02/07/2026: 4.000.000 ₫');
  expect(screen.getByText('02/07/2026: 4.000.000 ₫')).toBeTruthy();
  await userEvent.tab();
  expect(screen.getByText('Cao nhất 02/07.')).toBeTruthy();
});

it('draws the partial value inside a bar', () => {
  const renewals = [{ name: '7/2026', label: '07/26', value: 8, part: 6, text: '6 trên 8' }];
  render(
    <BarChart
      label="Gia hạn"
      points={renewals}
      summary=""
      formatValue={String}
      legend={{ whole: 'Đến hạn', part: 'Đã gia hạn' }}
    />,
  );
  const bars = screen.getByRole('img', { name: /^Gia hạn/ }).querySelectorAll('rect');
  const [, , whole = 0, part = 0] = [...bars].map((bar) => Number(bar.getAttribute('height')));
  expect(screen.getByText('Đã gia hạn')).toBeTruthy();
  expect(part / whole).toBeCloseTo(0.75);
});
