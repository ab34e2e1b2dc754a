import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopOnSignal, type Stoppable } from './stopOnSignal';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const exit = vi.fn() as unknown as typeof process.exit & { mock: { calls: unknown[] } };
let events: string[];
const before: Record<string, unknown[]> = {
  SIGTERM: process.listeners('SIGTERM'),
  SIGINT: process.listeners('SIGINT'),
  disconnect: process.listeners('disconnect'),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  events = [];
});
afterEach(() => {
  vi.useRealTimers();
  for (const [name, listeners] of Object.entries(before)) {
    for (const listener of process.listeners(name as 'SIGTERM')) {
      if (!listeners.includes(listener)) process.removeListener(name as 'SIGTERM', listener);
    }
  }
});

function start(server: Partial<Stoppable> = {}): void {
  stopOnSignal(
    {
      drainMs: 5_000,
      log,
      leave: () => void events.push('leave'),
      finish: async () => void events.push('finish'),
      ...server,
    },
    { exit },
  );
}

/** The listeners that `stopOnSignal` has added. */
function send(name: 'SIGTERM' | 'SIGINT' | 'disconnect'): void {
  for (const listener of process.listeners(name as 'SIGTERM')) {
    if (!before[name]?.includes(listener)) listener('SIGTERM');
  }
}

it.each(['SIGTERM', 'SIGINT', 'disconnect'] as const)(
  'becomes unready at once on %s, serves for the drain time, and exits with 0',
  async (name) => {
    start();
    send(name);
    expect(events).toEqual(['leave']);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(events).toEqual(['leave']);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['leave', 'finish']);
    await vi.advanceTimersByTimeAsync(200);
    expect(exit.mock.calls).toEqual([[0]]);
  },
);

it('is idle for a moment before it exits', async () => {
  start({ drainMs: 0 });
  send('SIGTERM');
  await vi.advanceTimersByTimeAsync(199);
  expect(events).toEqual(['leave', 'finish']);
  expect(exit.mock.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[0]]);
});

it('exits with 1 within 15 seconds if something never ends', async () => {
  start({ finish: () => new Promise(() => undefined) });
  send('SIGTERM');
  await vi.advanceTimersByTimeAsync(13_900);
  expect(exit.mock.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(log.warn).toHaveBeenCalledOnce();
});

it('exits with 1 if stopping has failed', async () => {
  const failure = new Error('no');
  start({ drainMs: 0, finish: () => Promise.reject(failure) });
  send('SIGTERM');
  await vi.advanceTimersByTimeAsync(0);
  expect(log.error.mock.calls).toEqual([[failure]]);
  expect(exit.mock.calls[0]).toEqual([1]);
});

it('counts signals within a second as one, and ends at once on a later one', async () => {
  start();
  send('SIGINT');
  await vi.advanceTimersByTimeAsync(900);
  send('SIGTERM');
  send('disconnect');
  expect(exit.mock.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  send('SIGTERM');
  expect(exit.mock.calls).toEqual([[1]]);
});
