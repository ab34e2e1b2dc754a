import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { readHistoryQuery } from './historyQuery';

const read = (path: string) => readHistoryQuery(new URL(path, 'https://site.invalid').searchParams);

describe('historyQuery', () => {
  it('parses the URLs that paths builds', () =>
    expect(read(paths.purchaseHistory({ page: 3, status: 'paid', order: 'abc' }))).toEqual({
      page: 3,
      status: 'paid',
      order: 'abc',
    }));

  it('defaults to the first page of all orders', () =>
    expect(read(paths.purchaseHistory())).toEqual({ page: 1, status: null, order: null }));

  it.each(['0', '-1', '1.5', 'abc', '', '1e99'])('treats page “%s” as the first', (page) =>
    expect(read(`/?trang=${page}`).page).toBe(1),
  );

  it('ignores an unknown status', () => expect(read('/?trang-thai=lost').status).toBeNull());
});
