import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateTasks, observeTask } from './taskStates';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const failing = () =>
  observeTask('mail', () => Promise.reject(new Error('no'))).catch(() => undefined);

it('reports a task that has been running for over ten minutes', async () => {
  let end = () => {};
  const running = observeTask('stuck', () => new Promise<void>((resolve) => (end = resolve)));
  minutes(10);
  expect(lateTasks()).toEqual([]);
  minutes(1);
  expect(lateTasks()).toEqual(['stuck']);
  end();
  await running;
  expect(lateTasks()).toEqual([]);
});

it('reports a run that hangs while later runs of the same task end', async () => {
  let end = () => {};
  const running = observeTask('overlapping', () => new Promise<void>((resolve) => (end = resolve)));
  minutes(6);
  await observeTask('overlapping', () => 1);
  minutes(6);
  await observeTask('overlapping', () => 1);
  expect(lateTasks()).toEqual(['overlapping']);
  end();
  await running;
  expect(lateTasks()).toEqual([]);
});

it('reports a task that has failed each time for over ten minutes, until it succeeds', async () => {
  await failing();
  minutes(6);
  await failing();
  expect(lateTasks()).toEqual([]);
  minutes(6);
  await failing();
  expect(lateTasks()).toEqual(['mail']);
  expect(await observeTask('mail', () => 3)).toBe(3);
  expect(lateTasks()).toEqual([]);
});
