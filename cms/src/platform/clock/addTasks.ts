import type { Core } from '@strapi/strapi';

interface Task {
  /** For cron. */
  rule: string;
  tz?: string;
  run(strapi: Core.Strapi, now: Date): unknown;
  /** What is logged if the task did something. */
  report?(count: number): string;
}

export type Tasks = Readonly<Record<string, Task>>;

/**
 * Adds cron tasks. A failed one is logged and runs again at its next time; an uncaught error would
 * end the server.
 */
export function addTasks(strapi: Core.Strapi, tasks: Tasks): void {
  for (const [name, { rule, tz, run, report }] of Object.entries(tasks)) {
    const task = async () => {
      try {
        const count = await run(strapi, new Date());
        if (report && typeof count === 'number' && count > 0) strapi.log.info(report(count));
      } catch (error) {
        strapi.log.error(`The task ${name} failed`, error);
      }
    };
    strapi.cron.add({ [name]: { options: { rule, ...(tz !== undefined && { tz }) }, task } });
  }
}
