import type { Core } from '@strapi/strapi';
import { inBackground } from '../lifecycle/backgroundWork';
import { logFailure } from '../outages/logFailure';
import { observeTask } from './taskStates';

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
        const count = await inBackground(observeTask(name, () => run(strapi, new Date())));
        if (report && typeof count === 'number' && count > 0) strapi.log.info(report(count));
      } catch (error) {
        logFailure(strapi, error, `The task ${name} failed`);
      }
    };
    strapi.cron.add({ [name]: { options: { rule, ...(tz !== undefined && { tz }) }, task } });
  }
}
