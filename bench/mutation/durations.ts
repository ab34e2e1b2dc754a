import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readLog } from './log';

/** How long the tests of each file took without mutants in the last run, in ms. */
export function readDurations(path: string): Record<string, number> {
  if (!existsSync(path)) return {};
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>;
}

export function keepDurations(path: string, log: string): void {
  const measured = readLog(log).flatMap((entry) =>
    'covers' in entry ? [[entry.file, entry.ms] as const] : [],
  );
  const durations = { ...readDurations(path), ...Object.fromEntries(measured) };
  writeFileSync(path, JSON.stringify(durations));
}
