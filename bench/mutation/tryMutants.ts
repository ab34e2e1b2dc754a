import { spawn } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { note, readLog, type Entry } from './log';
import type { Mutant } from './Mutant';

/** Longer than any test file takes without mutants, in ms. */
const PATIENCE = 120_000;

interface Trial {
  /** The instrumented copy. */
  root: string;
  log: string;
  durations: string;
  tests: readonly string[];
  mutants: readonly Mutant[];
}

/** Runs the tests with all mutants. A mutant that keeps its worker from going on is noted as a timeout, and the rest goes on. */
export async function tryMutants(trial: Trial): Promise<void> {
  for (;;) {
    const through = readLog(trial.log).flatMap((entry) =>
      'through' in entry || 'fails' in entry ? [entry.file] : [],
    );
    if (await runTests(trial, through)) return;
    const hung = triesLeft(trial.log);
    if (hung.length === 0) throw new Error('The tests do not go on.');
    for (const { file, tries } of hung)
      note(trial.log, { file, mutant: tries, outcome: 'timeout' });
  }
}

/** What each file was trying when nothing happened any more. */
function triesLeft(log: string): { file: string; tries: string }[] {
  const last = new Map<string, Entry>();
  for (const entry of readLog(log)) if ('file' in entry) last.set(entry.file, entry);
  return [...last.values()].filter((entry) => 'tries' in entry);
}

/** Whether the run came to its end. */
function runTests(trial: Trial, through: readonly string[]): Promise<boolean> {
  const { root, log, durations, tests, mutants } = trial;
  const list = join(root, 'mutants.json');
  writeFileSync(list, JSON.stringify(mutants));
  const config = ['--config', 'bench/mutation/vitest.config.ts'];
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...config, '--passWithNoTests', '--reporter=dot'],
    {
      cwd: root,
      // Its workers too are stopped with it.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore'],
      env: {
        ...process.env,
        // Both would take twice as long; where PostgreSQL differs, its tests alone hold.
        DATABASES: 'sqlite',
        MUTATION_LOG: log,
        MUTATION_DURATIONS: durations,
        MUTATION_TESTS: tests.join(' '),
        MUTATION_THROUGH: through.join(' '),
        MUTATION_MUTANTS: list,
      },
    },
  );
  return new Promise((resolve, reject) => {
    let size = 0;
    let since = Date.now();
    let stopped = false;
    const watch = setInterval(() => {
      const now = existsSync(log) ? statSync(log).size : 0;
      if (now !== size) since = Date.now();
      size = now;
      if (Date.now() - since < PATIENCE || child.pid === undefined) return;
      stopped = true;
      process.kill(-child.pid, 'SIGKILL');
    }, 1_000);
    child.once('error', reject);
    child.once('exit', () => {
      clearInterval(watch);
      resolve(!stopped);
    });
  });
}
