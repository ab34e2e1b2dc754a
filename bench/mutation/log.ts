import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';

/**
 * A worker's log, from which the next worker continues after a hanging mutant or an interrupted run: the state of code
 * and tests (`of`); for each test file the mutants that it executes (`covers`), the one being tried (`tries`), each
 * outcome (`fresh`: with all modules evaluated again), and whether the file is finished (`through`) or fails without
 * mutants (`fails`).
 */
export type Entry =
  | { of: string }
  | { file: string; covers: string[]; ms: number }
  | { file: string; tries: string }
  | { file: string; mutant: string; outcome: Outcome; by?: string; fresh?: boolean }
  | { file: string; through: true }
  | { file: string; fails: string };

export type Outcome = 'killed' | 'timeout' | 'survived';

export function readLog(path: string): Entry[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Entry);
}

export function note(path: string, entry: Entry): void {
  appendFileSync(path, `${JSON.stringify(entry)}\n`);
}

/** Continues the log of an interrupted run of the same code and tests. */
export function beginLog(path: string, state: string): void {
  const first = readLog(path)[0];
  if (first && 'of' in first && first.of === state) return;
  rmSync(path, { force: true });
  note(path, { of: state });
}
