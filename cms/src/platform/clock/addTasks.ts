import type { Core } from '@strapi/strapi';

interface Task {
  options: { rule: string; tz?: string };
  task: () => Promise<unknown> | unknown;
}

/**
 * Adds cron tasks. A failed one is logged and runs again at its next time; an uncaught error would
 * end the server.
 */
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
