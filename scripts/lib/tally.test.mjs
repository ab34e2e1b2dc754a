import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPlaywright, readVitest, Tally } from './tally.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const node = process.execPath;
const totals = ({ passed, failed, skipped }) => ({ passed, failed, skipped });

describe('a check', () => {
  it('counts as one test that passes where the command succeeds', async () => {
    const tally = new Tally();
    await tally.check('Types', node, ['-e', '']);
    expect(totals(tally)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  it('counts as one test that fails, and shows why, where the command fails', async () => {
    const tally = new Tally();
    await tally.check('Types', node, ['-e', 'console.error("no such type"); process.exit(2)']);
    expect(totals(tally)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('no such type'));
  });
});

describe('a test runner', () => {
  const read = (report) => report;
  const runnerThat = (script) => {
    const report = join(folder, 'report.json');
    return { args: ['-e', script, report], report, read };
  };
  const write = (report) =>
    `require('fs').writeFileSync(process.argv[1], '${JSON.stringify(report)}');`;

  it('counts what its report says', async () => {
    const tally = new Tally();
    await tally.runner('Tests', runnerThat(write({ passed: 7, failed: 0, skipped: 2 })));
    expect(totals(tally)).toEqual({ passed: 7, failed: 0, skipped: 2 });
  });

  it('counts each failure once', async () => {
    const tally = new Tally();
    const script = `${write({ passed: 7, failed: 3, skipped: 0 })} process.exitCode = 1`;
    await tally.runner('Tests', runnerThat(script));
    expect(totals(tally)).toEqual({ passed: 7, failed: 3, skipped: 0 });
  });

  it('counts one failure where it fails though no test did', async () => {
    const tally = new Tally();
    const script = `${write({ passed: 7, failed: 0, skipped: 0 })} process.exitCode = 1`;
    await tally.runner('Tests', runnerThat(script));
    expect(totals(tally)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  it('counts one failure where it ends without a report', async () => {
    const tally = new Tally();
    await tally.runner('Tests', runnerThat('process.exitCode = 0'));
    expect(totals(tally)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts one failure where its report breaks off', async () => {
    const tally = new Tally();
    await tally.runner(
      'Tests',
      runnerThat(`require('fs').writeFileSync(process.argv[1], '{"pas')`),
    );
    expect(totals(tally)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe("Vitest's report", () => {
  const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const report = (more) => ({
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [passed],
    ...more,
  });

  it('gives the tests that passed, failed and were left out', () => {
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const counts = { numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(readVitest(report({ ...counts, testResults: [passed, failed] }))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 3,
    });
  });

  it('gives a failure for each file that could not be run', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(readVitest(report({ testResults: [passed, broken, broken] })).failed).toBe(2);
  });
});

describe("Playwright's report", () => {
  const stats = { expected: 5, flaky: 0, unexpected: 0, skipped: 1 };

  it('gives the tests that passed, failed and were left out', () => {
    expect(readPlaywright({ stats: { ...stats, unexpected: 2 }, errors: [] })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 1,
    });
  });

  it('gives what went wrong outside of every test as failures', () => {
    expect(readPlaywright({ stats, errors: [{ message: 'No tests found' }] }).failed).toBe(1);
    expect(
      readPlaywright({ stats: { ...stats, unexpected: 2 }, errors: [{ message: 'x' }] }).failed,
    ).toBe(3);
  });
});
