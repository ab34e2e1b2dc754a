/**
 * The seeded mistakes of `tests/mistakes/`: which step catches each, and how long that step takes
 * from the mistake to the sentence, in a process that runs as `--watch` and an editor's do.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, report } from './report';

interface TestReport {
  testResults: {
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      duration?: number;
    }[];
  }[];
}

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
const file = join(folder, 'report.json');
spawnSync(
  process.execPath,
  [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', 'tests/mistakes'],
    // One after the other: what is measured is one developer's wait.
    ...['--no-file-parallelism', '--reporter=json', `--outputFile=${file}`],
  ],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
rmSync(folder, { recursive: true });

// What stands outside a step shows that the step takes what is right.
const mistakes = testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .flatMap(({ ancestorTitles: [step], title, status, duration = 0 }) =>
    step ? [{ step, title, duration, caught: status === 'passed' }] : [],
  );
const width = Math.max(...mistakes.map(({ title }) => title.length));
console.log(`${'mistake'.padEnd(width)}  ${'caught by'.padEnd(16)}      ms`);
for (const { step, title, duration, caught } of mistakes) {
  const by = caught ? step : 'NOT CAUGHT';
  console.log(`${title.padEnd(width)}  ${by.padEnd(16)}  ${duration.toFixed(0).padStart(6)}`);
}

/** One run of the contract tests finds all of theirs, and its first test waits for it. */
function waitOf(step: string): number {
  const times = mistakes.filter((it) => it.step === step).map(({ duration }) => duration);
  return step === 'contract tests' ? Math.max(...times) : median(times);
}

const steps = [...new Set(mistakes.map(({ step }) => step))];
report('mistakes', [
  { what: 'seeded', value: mistakes.length, unit: 'mistakes', bar: { atLeast: 260 } },
  {
    what: 'not caught',
    value: mistakes.filter(({ caught }) => !caught).length,
    unit: 'mistakes',
    bar: { atMost: 0 },
  },
  ...steps.map((step) => ({
    what: `${step}, from the mistake to the sentence (median)`,
    value: waitOf(step),
    unit: 'ms',
  })),
]);
