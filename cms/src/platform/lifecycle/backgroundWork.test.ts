import { expect, it } from 'vitest';
import { finishBackgroundWork, inBackground } from './backgroundWork';

const never = new Promise<never>(() => undefined);

it('waits for work and the work that it starts, even if it fails', async () => {
  const ended: string[] = [];
  const work = async (name: string) => void ended.push(name);
  const first = Promise.resolve().then(() => {
    void inBackground(work('second'));
    throw new Error('no');
  });
  const rejected = expect(inBackground(first)).rejects.toThrow('no');
  expect(await finishBackgroundWork(never)).toBe(0);
  expect(ended).toEqual(['second']);
  await rejected;
});

it('returns the number of unfinished runs, or 0', async () => {
  let end = () => {};
  expect(await finishBackgroundWork(Promise.resolve())).toBe(0);
  void inBackground(new Promise<void>((resolve) => (end = resolve)));
  expect(await finishBackgroundWork(Promise.resolve())).toBe(1);
  end();
  expect(await finishBackgroundWork(never)).toBe(0);
});
