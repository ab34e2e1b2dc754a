import type { Knex } from 'knex';
import { expect, it, vi } from 'vitest';
import { lockStart } from './lockStart';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

/** PostgreSQL that grants the lock at the given attempt. */
function lockedUntil(granted: number) {
  let attempts = 0;
  const query = () => Promise.resolve({ rows: [{ locked: (attempts += 1) === granted }] });
  const destroyRawConnection = vi.fn(() => Promise.resolve());
  const acquireRawConnection = () => Promise.resolve({ query });
  const client = { dialect: 'postgresql', acquireRawConnection, destroyRawConnection };
  return { db: { client } as unknown as Knex, destroyRawConnection, log: { warn: vi.fn() } };
}

it.each([
  [1, 0],
  [5, 0],
  [500, 1],
])('gets the lock at attempt %i, with %i lines in the log', async (granted, lines) => {
  const { db, destroyRawConnection, log } = lockedUntil(granted);
  const unlock = await lockStart(db, log);
  expect(log.warn).toHaveBeenCalledTimes(lines);
  expect(destroyRawConnection).not.toHaveBeenCalled();
  await unlock();
  expect(destroyRawConnection).toHaveBeenCalledOnce();
});

it('gives up if another start never ends', async () => {
  const { db, destroyRawConnection, log } = lockedUntil(Infinity);
  await expect(lockStart(db, log)).rejects.toThrow(/for ten minutes/);
  expect(destroyRawConnection).toHaveBeenCalledOnce();
});
