import type { Core } from '@strapi/strapi';
import { inBackground } from '../lifecycle/backgroundWork';
import { logFailure } from '../outages/logFailure';
import { observeTask } from './taskStates';
import { taskDuration, taskFailures, taskLastSuccess } from '../telemetry/metrics';
import { newRequestId, withRequestId } from '../telemetry/requestId';

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
    taskFailures.inc({ task: name }, 0);
    const runOnce = async () => {
      const stop = taskDuration.startTimer({ task: name });
      try {
        const count = await inBackground(observeTask(name, () => run(strapi, new Date())));
        stop();
        taskLastSuccess.setToCurrentTime({ task: name });
        if (report && typeof count === 'number' && count > 0) strapi.log.info(report(count));
      } catch (error) {
        taskFailures.inc({ task: name });
        logFailure(strapi, error, `The task ${name} failed`);
      }
    };
    // Names the task in its log lines and emails, as the id of a request does.
    const task = () => withRequestId(`${name}-${newRequestId()}`, runOnce);
    strapi.cron.add({ [name]: { options: { rule, ...(tz !== undefined && { tz }) }, task } });
  }
}
