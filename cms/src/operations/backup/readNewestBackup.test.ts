import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newestBackup } from '../../platform/telemetry/metrics';
import { readNewestBackup } from './readNewestBackup';

vi.mock('node:fs/promises', () => ({ readdir: vi.fn() }));
vi.mock('../../platform/environment', () => ({
  environment: () => ({ backup: { folder: '/share' } }),
}));
const read = vi.mocked(readdir);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('gives up on a folder that does not respond, and never reads it twice at once', async () => {
  let respond = (_names: never) => {};
  read.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const scrapes = [readNewestBackup(), readNewestBackup()];
  await vi.advanceTimersByTimeAsync(1_001);
  await Promise.all(scrapes);
  expect(read).toHaveBeenCalledOnce();
  expect((await newestBackup.get()).values).toMatchObject([{ value: 0 }]);
  respond([] as never);
  await vi.advanceTimersByTimeAsync(0);
  read.mockResolvedValueOnce(['1970-01-01T000001Z'] as never);
  await readNewestBackup();
  expect((await newestBackup.get()).values).toMatchObject([{ value: 1 }]);
});
