import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '@/data/testing/fakeApi';
import { Component, queries } from './SeminarListPage';
import { dayForKey } from '@/features/catalogue/calendar/useDayKeys';
import { openPage } from '@/testing/openPage';

const seminar = {
  documentId: 's1',
  title: 'Hội thảo thường niên',
  slug: 'hoi-thao-thuong-nien',
  summary: 'Tóm tắt.',
  startAt: '2026-12-18T01:00:00.000Z',
  endAt: '2026-12-18T10:00:00.000Z',
  venue: 'Hà Nội',
  price: 1_800_000,
  memberPrice: null,
  capacity: null,
  seatsLeft: null,
  cpeHours: 7,
  orderByOption: false,
  orderOptionGroup: [],
  cover: null,
};

function renderPage(at: string) {
  return openPage(
    [
      { path: '/hoi-thao', Component, loader: queries.loader },
      { path: '/hoi-thao/:slug', Component: () => <h1>Chi tiết</h1> },
    ],
    {
      at,
      endpoints: {
        'GET /seminars': () =>
          json({
            data: [seminar],
            meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 1 } },
          }),
      },
    },
  );
}

const address = ({ router }: ReturnType<typeof renderPage>) =>
  router.state.location.pathname + router.state.location.search;

/** Queries by label, because a query by role computes the styles of every cell. */
const monthGrid = () => screen.findByLabelText(/^Lịch hội thảo tháng/);

describe('the seminar calendar', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-12-05T03:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows a seminar on its day, and requests only the month', async () => {
    const { seen } = renderPage('/hoi-thao?xem=lich&thang=2026-12');
    const grid = await monthGrid();
    expect(grid).toHaveAttribute('aria-label', 'Lịch hội thảo tháng 12/2026');
    const cell = within(grid).getByText('18/12/2026').closest('td');
    expect(cell).toHaveTextContent('08:00 Hội thảo thường niên');
    const requestUrl = new URL(seen.find(({ url }) => url.includes('/seminars?'))?.url ?? '');
    expect(requestUrl.searchParams.get('filters[endAt][$gte]')).toBe('2026-11-29T17:00:00.000Z');
    expect(document.querySelector('[role=status]')).toHaveTextContent('1 hội thảo');
  });

  it('explains that the month has no seminars', async () => {
    renderPage('/hoi-thao?xem=lich&thang=2027-01');
    expect(await screen.findByText('Tháng này chưa có hội thảo')).toBeInTheDocument();
  });

  it('supports arrow keys across the end of the month', async () => {
    const view = renderPage('/hoi-thao?xem=lich&thang=2026-12');
    const { user } = view;
    await monthGrid();
    const cellOf = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`);
    cellOf('2026-12-05')?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(cellOf('2026-12-13')).toHaveFocus());
    expect(cellOf('2026-12-13')).toHaveAttribute('tabindex', '0');
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(address(view)).toBe('/hoi-thao?xem=lich&thang=2027-01'));
    await waitFor(() => expect(cellOf('2027-01-13')).toHaveFocus());
  });

  it('opens the day’s seminar on Enter', async () => {
    const view = renderPage('/hoi-thao?xem=lich');
    await monthGrid();
    document.querySelector<HTMLElement>('[data-day="2026-12-18"]')?.focus();
    await view.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Chi tiết' })).toBeInTheDocument();
  });
});

it.each([
  ['Home', '2026-12-16', '2026-12-14'],
  ['End', '2026-12-16', '2026-12-20'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-31', '2027-01-31'],
  ['ArrowUp', '2026-12-03', '2026-11-26'],
  ['a', '2026-12-03', null],
])('moves on %s from %s to %s', (key, from, to) => expect(dayForKey(key, from)).toBe(to));
