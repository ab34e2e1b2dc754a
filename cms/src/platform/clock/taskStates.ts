import { MINUTE_MS } from '@iia/shared/dates';

interface Run {
  since: number;
}

interface TaskState {
  /** Oldest first: a run does not wait for the one before. */
  runs: Set<Run>;
  /** Since its first failure after a success. */
  failingSince: number | null;
}

/** Longer than any task takes. */
const MAX_MS = 10 * MINUTE_MS;

const states = new Map<string, TaskState>();

/** Runs a task and records since when it has been running or failing. */
export async function observeTask<Result>(
  name: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const state = states.get(name) ?? { runs: new Set<Run>(), failingSince: null };
  states.set(name, state);
  const current = { since: Date.now() };
  state.runs.add(current);
  try {
    const result = await run();
    state.failingSince = null;
    return result;
  } catch (error) {
    state.failingSince ??= Date.now();
    throw error;
  } finally {
    state.runs.delete(current);
  }
}

/** The tasks of this process with a run of over ten minutes, or that have failed each time for so long. */
export function lateTasks(): string[] {
  const limit = Date.now() - MAX_MS;
  const isLate = ({ runs: [oldest], failingSince }: TaskState) =>
    Math.min(oldest?.since ?? Infinity, failingSince ?? Infinity) < limit;
  return [...states].filter(([, state]) => isLate(state)).map(([name]) => name);
}
