import type { Context } from 'koa';
import { beforeEach, expect, it, vi } from 'vitest';
import { SeatsBusy } from '../commerce/seats/SeatQueue';
import { DatabaseUnavailable } from '../platform/outages/Outages';
import { HttpError } from '../platform/errors/HttpError';
import { purgeTags } from '../platform/purge/purgeTags';
import purgeStale from './purge-stale';

vi.mock('../platform/purge/purgeTags', { spy: true });
const purged = vi.mocked(purgeTags).mockReturnValue();
beforeEach(() => void purged.mockClear());

const call = (next: () => Promise<void>) =>
  purgeStale({ tags: ['seminars'] })({ state: {} } as Context, next);

it('purges after a call', async () => {
  await call(() => Promise.resolve());
  expect(purged).toHaveBeenCalledWith(['seminars']);
});

it.each([
  ['a failure, which may have written something', new Error('lost'), 1],
  ['a lost database, which may have committed', new DatabaseUnavailable('connection', null), 1],
  ['a rejected call', new HttpError(409, 'PriceChanged', 'changed'), 0],
  ['a call that waited too long in the queue', new SeatsBusy(), 0],
])('purges as often as needed after %s', async (_what, error, times) => {
  await expect(call(() => Promise.reject(error))).rejects.toBe(error);
  expect(purged).toHaveBeenCalledTimes(times);
});
