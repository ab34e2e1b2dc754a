import type { Core } from '@strapi/strapi';

interface Task {
  options: { rule: string; tz?: string };
  task: () => Promise<unknown> | unknown;
}

/** Adds cron tasks. One that fails is logged and runs again at its next time; uncaught, it would end the server. */
export function addTasks(strapi: Core.Strapi, tasks: Record<string, Task>): void {
  const guarded = Object.entries(tasks).map(([name, { options, task }]) => [
    name,
    {
      options,
      task: async () => {
        try {
          await task();
        } catch (error) {
          strapi.log.error(`The task ${name} failed`, error);
        }
      },
    },
  ]);
  strapi.cron.add(Object.fromEntries(guarded));
}
