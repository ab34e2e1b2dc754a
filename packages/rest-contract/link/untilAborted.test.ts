import { expect, it } from 'vitest';
import { untilAborted } from './untilAborted';

const never = new Promise<string>(() => undefined);

it('returns the result or failure of the work', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve('done'), signal)).toBe('done');
  await expect(untilAborted(Promise.reject(new Error('failed')), signal)).rejects.toThrow('failed');
});

it('rejects when its signal is aborted, even if that was before', async () => {
  const controller = new AbortController();
  const waiting = untilAborted(never, controller.signal);
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'Aborted' });
  await expect(untilAborted(never, controller.signal)).rejects.toMatchObject({ code: 'Aborted' });
});
