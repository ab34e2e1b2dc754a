import { statfs } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureDisks } from './measureDisks';

vi.mock('node:fs/promises', () => ({ statfs: vi.fn() }));
const measured = vi.mocked(statfs);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('measures each disk, and reports one that is gone', async () => {
  measured.mockImplementation((path) =>
    path === '/gone'
      ? Promise.reject(new Error('ENOENT'))
      : Promise.resolve({ bsize: 4_096, bavail: 10, blocks: 100 } as never),
  );
  expect(await measureDisks({ database: '/data', files: '/gone' })).toEqual({
    database: { freeBytes: 40_960, sizeBytes: 409_600 },
    files: null,
  });
});

it('gives up on a disk that does not respond, and never queries it twice at once', async () => {
  measured.mockReturnValue(new Promise(() => undefined));
  const found = [measureDisks({ files: '/hangs' }), measureDisks({ files: '/hangs' })];
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await Promise.all(found)).toEqual([{ files: null }, { files: null }]);
  expect(measured).toHaveBeenCalledOnce();
});
