import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { SeatQueue, SeatsBusy, type QueueLimits } from './SeatQueue';

/** A queue whose calls end on demand; `begun` lists those that have begun. */
function open(limits: Partial<QueueLimits> = {}) {
  const queue = new SeatQueue({ perItem: 1, all: 3, waiting: 100, maxWait: 60_000, ...limits });
  const begun: string[] = [];
  const call = (name: string, items: readonly string[]) => {
    let end = (): void => undefined;
    let fail: (error: Error) => void = () => undefined;
    const work = new Promise<string>((resolve, reject) => {
      end = () => resolve(name);
      fail = reject;
    });
    const result = queue.run(items, () => {
      begun.push(name);
      return work;
    });
    return { end, fail, result };
  };
  return { begun, call };
}

/** A call begins in a later turn of the event loop, and the call that was waiting for it in the next turn. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await nextTurn();
}

it('runs the calls of an item in order of arrival', async () => {
  const { begun, call } = open();
  const first = call('first', ['a']);
  call('second', ['a']);
  call('third', ['a']);
  await settled();
  expect(begun).toEqual(['first']);
  first.end();
  expect(await first.result).toBe('first');
  await settled();
  expect(begun).toEqual(['first', 'second']);
});

it('lets calls for other items pass a popular one', async () => {
  const { begun, call } = open();
  call('popular', ['a']);
  for (let buyer = 0; buyer < 50; buyer += 1) call('waiting', ['a']);
  call('other', ['b']);
  await settled();
  expect(begun).toEqual(['popular', 'other']);
});

it.each([3, 5])('leaves one of %i turns to an item that is not popular', async (all) => {
  const { begun, call } = open({ perItem: 3, all });
  const popular = ['a', 'b'].flatMap((item) =>
    Array.from({ length: 10 }, () => call(item, [item])),
  );
  call('other', ['c']);
  popular[0]?.end();
  await settled();
  expect(new Set(begun)).toEqual(new Set(['a', 'b', 'other']));
});

it('limits the calls of all items', async () => {
  const { begun, call } = open();
  const [first] = ['a', 'b', 'c', 'd', 'e'].map((item) => call(item, [item]));
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  first?.end();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('lets calls for an item pass one that waits for another item too', async () => {
  const { begun, call } = open();
  const first = call('first', ['popular']);
  call('both', ['popular', 'other']);
  const later = call('later', ['other']);
  await settled();
  expect(begun).toEqual(['first', 'later']);
  later.end();
  first.end();
  await settled();
  expect(begun).toEqual(['first', 'later', 'both']);
});

it('frees the items of a call that failed', async () => {
  const { begun, call } = open();
  const first = call('first', ['a', 'a']);
  call('second', ['a']);
  await settled();
  first.fail(new Error('lost'));
  await expect(first.result).rejects.toThrow('lost');
  await settled();
  expect(begun).toEqual(['first', 'second']);
});

it('rejects a call that has waited too long, which then never begins', async () => {
  vi.useFakeTimers();
  try {
    const { begun, call } = open({ maxWait: 3_000 });
    const first = call('first', ['a']);
    const rejected = expect(call('second', ['a']).result).rejects.toThrow(SeatsBusy);
    await vi.advanceTimersByTimeAsync(2_000);
    call('third', ['a']);
    await vi.advanceTimersByTimeAsync(1_000);
    await rejected;
    first.end();
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['first', 'third']);
  } finally {
    vi.useRealTimers();
  }
});

it('rejects calls at once while too many wait', async () => {
  const { begun, call } = open({ waiting: 2 });
  const first = call('first', ['a']);
  call('second', ['a']);
  call('third', ['a']);
  await expect(call('fourth', ['a']).result).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '2' },
  });
  first.end();
  await settled();
  expect(begun).toEqual(['first', 'second']);
});
