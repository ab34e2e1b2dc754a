import { MINUTE_MS } from '@iia/shared/dates';

interface TaskState {
  runningSince: number | null;
  /** Since its first failure after a success. */
  failingSince: number | null;
}

/** Longer than any task takes. */
const MAX_MS = 10 * MINUTE_MS;

const states = new Map<string, TaskState>();

/** Runs a task and remembers since when it runs or fails. */
export async function observeTask<Result>(
  name: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const state = states.get(name) ?? { runningSince: null, failingSince: null };
  states.set(name, state);
  state.runningSince = Date.now();
  try {
    const result = await run();
    state.failingSince = null;
    return result;
  } catch (error) {
    state.failingSince ??= Date.now();
    throw error;
  } finally {
    state.runningSince = null;
  }
}

/** The tasks of this process that have been running, or failing each time, for over ten minutes. */
export function lateTasks(): string[] {
  const since = Date.now() - MAX_MS;
  const isOld = (moment: number | null) => moment !== null && moment < since;
  return [...states]
    .filter(([, { runningSince, failingSince }]) => isOld(runningSince) || isOld(failingSince))
    .map(([name]) => name);
}
