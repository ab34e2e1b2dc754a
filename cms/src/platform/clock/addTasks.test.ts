import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { addTasks } from './addTasks';

interface Added {
  task: () => Promise<void>;
}

it('logs a task that fails and lets the server continue', async () => {
  const added: Record<string, Added> = {};
  const error = vi.fn();
  const strapi = {
    cron: { add: (tasks: Record<string, Added>) => Object.assign(added, tasks) },
    log: { error },
  } as unknown as Core.Strapi;
  const options = { rule: '* * * * *' };
  const ran = vi.fn();
  addTasks(strapi, {
    good: { options, task: ran },
    bad: { options, task: () => Promise.reject(new Error('database is locked')) },
    worse: {
      options,
      task: () => {
        throw new Error('no table');
      },
    },
  });
  for (const { task } of Object.values(added)) await expect(task()).resolves.toBeUndefined();
  expect(ran).toHaveBeenCalledOnce();
  expect(error.mock.calls.map(([message]) => message)).toEqual([
    'The task bad failed',
    'The task worse failed',
  ]);
});
