/** Which step catches each mistake of `tests/mistakes/`, and how fast in a warm process (`--watch`, an editor). */
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
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'node',
    'tests/mistakes',
    // Sequential: this measures one developer's wait.
    '--no-file-parallelism',
    '--reporter=json',
    `--outputFile=${file}`,
  ],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
rmSync(folder, { recursive: true });

// Tests outside a step prove that the step accepts correct input.
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

/** Contract mistakes share one run, which the first test waits for. */
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
    what: `${step}, from the mistake to the message (median)`,
    value: waitOf(step),
    unit: 'ms',
  })),
]);
