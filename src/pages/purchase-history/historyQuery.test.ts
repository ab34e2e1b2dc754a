import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { readHistoryQuery } from './historyQuery';

const read = (path: string) => readHistoryQuery(new URL(path, 'https://site.invalid').searchParams);

describe('the place of the purchase history', () => {
  it('is read as the paths write it', () =>
    expect(read(paths.purchaseHistory({ page: 3, status: 'paid', order: 'abc' }))).toEqual({
      page: 3,
      status: 'paid',
      order: 'abc',
    }));

  it('is the first page of everything where the address says nothing', () =>
    expect(read(paths.purchaseHistory())).toEqual({ page: 1, status: null, order: null }));

  it.each(['0', '-1', '1.5', 'abc', '', '1e99'])('takes page “%s” for the first', (page) =>
    expect(read(`/?trang=${page}`).page).toBe(1),
  );

  it('knows no status that an order cannot have', () =>
    expect(read('/?trang-thai=lost').status).toBeNull());
});
