import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { FileReplaced } from '../files/FileStore';
import { StorageUnavailable } from '../files/GuardedStore';
import { taskFailures } from '../telemetry/metrics';
import { addTasks } from './addTasks';

interface Added {
  task: () => Promise<void>;
}

const rule = '* * * * *';

function fakeStrapi() {
  const added: Record<string, Added> = {};
  const log = { error: vi.fn(), info: vi.fn() };
  const cron = { add: (tasks: Record<string, Added>) => Object.assign(added, tasks) };
  return { strapi: { cron, log } as unknown as Core.Strapi, added, log };
}

it('logs a task that fails and lets the server continue', async () => {
  const { strapi, added, log } = fakeStrapi();
  const ran = vi.fn();
  addTasks(strapi, {
    good: { rule, run: ran },
    bad: { rule, run: () => Promise.reject(new Error('database is locked')) },
    worse: {
      rule,
      run: () => {
        throw new Error('no table');
      },
    },
  });
  for (const { task } of Object.values(added)) await expect(task()).resolves.toBeUndefined();
  expect(ran).toHaveBeenCalledOnce();
  expect(log.error.mock.calls.map(([message]) => message)).toEqual([
    'The task bad failed',
    'The task worse failed',
  ]);
});

it('does not log a failure that an outage of the database or the storage explains', async () => {
  const { strapi, added, log } = fakeStrapi();
  const run = () => Promise.reject(new StorageUnavailable(new Error('no route to host')));
  addTasks(strapi, { sweep: { rule, run } });
  await added['sweep']?.task();
  expect(log.error).not.toHaveBeenCalled();
  expect(await taskFailures.get()).toMatchObject({
    values: expect.arrayContaining([{ labels: { task: 'sweep' }, value: 1 }]),
  });
});

it('logs a file that was replaced meanwhile, which is not an outage', async () => {
  const { strapi, added, log } = fakeStrapi();
  const failure = new StorageUnavailable(new FileReplaced('a is written by another request.'));
  addTasks(strapi, { sweep: { rule, run: () => Promise.reject(failure) } });
  await added['sweep']?.task();
  expect(log.error.mock.calls).toEqual([['The task sweep failed', failure]]);
});

it('reports how much a task did, unless it did nothing', async () => {
  const { strapi, added, log } = fakeStrapi();
  const report = (count: number) => `${count} orders cancelled`;
  addTasks(strapi, {
    idle: { rule, run: () => 0, report },
    busy: { rule, run: () => Promise.resolve(3), report },
  });
  for (const { task } of Object.values(added)) await task();
  expect(log.info.mock.calls).toEqual([['3 orders cancelled']]);
});
