import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from './run.mjs';
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
  it('counts as one passed test if the command succeeds', async () => {
    const tally = new Tally();
    await tally.check('Types', node, ['-e', '']);
    expect(totals(tally)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  it('counts as one failed test, with its output, if the command fails', async () => {
    const tally = new Tally();
    await tally.check('Types', node, ['-e', 'console.error("no such type"); process.exit(2)']);
    expect(totals(tally)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('no such type'));
    expect(tally.failures).toEqual(['Types']);
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

  it('counts the tests in its report', async () => {
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

  it('shows the output of a quiet runner only if it fails', async () => {
    const tally = new Tally();
    const says = (script) => `${script} console.log('says this');`;
    const passing = runnerThat(says(write({ passed: 1, failed: 0, skipped: 0 })));
    await tally.runner('Tests', { ...passing, quiet: true });
    expect(console.log).not.toHaveBeenCalledWith(expect.stringContaining('says this'));
    const failing = runnerThat(says(`${write({ passed: 0, failed: 1 })} process.exitCode = 1;`));
    await tally.runner('Tests', { ...failing, quiet: true });
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('says this'));
  });

  it('counts one failure if the runner fails without a failed test', async () => {
    const tally = new Tally();
    const script = `${write({ passed: 7, failed: 0, skipped: 0 })} process.exitCode = 1`;
    await tally.runner('Tests', runnerThat(script));
    expect(totals(tally)).toEqual({ passed: 7, failed: 1, skipped: 0 });
    expect(tally.failures).toEqual(['Tests: ended with 1']);
  });

  it('counts one failure if it ends without a report', async () => {
    const tally = new Tally();
    await tally.runner('Tests', runnerThat('process.exitCode = 0'));
    expect(totals(tally)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(tally.failures).toEqual(['Tests: ended with 0, without a report']);
  });

  it('counts one failure if its report is truncated', async () => {
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

  it('counts passed, failed and skipped tests', () => {
    const failed = {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [{ status: 'failed', fullName: 'adds' }],
    };
    const counts = { numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(readVitest(report({ ...counts, testResults: [passed, failed] }))).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 3,
    });
  });

  it('lists each failure by file, test and first line of its message', () => {
    const failing = {
      status: 'failed',
      fullName: 'an order is priced once',
      failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n  at there'],
    };
    const testResults = [
      { ...passed, name: `${root}/src/fine.test.ts` },
      {
        name: `${root}/src/order.test.ts`,
        status: 'failed',
        assertionResults: [{ status: 'passed' }, failing],
      },
      {
        name: `${root}/src/broken.test.ts`,
        status: 'failed',
        message: 'Cannot find module x',
        assertionResults: [],
      },
    ];
    expect(readVitest(report({ numFailedTests: 1, testResults })).failures).toEqual([
      'src/broken.test.ts › Cannot find module x',
      'src/order.test.ts › an order is priced once › AssertionError: expected 1 to be 2',
    ]);
  });

  it('lists a failure for each file that could not run', () => {
    const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    expect(readVitest(report({ testResults: [passed, broken, broken] })).failed).toBe(2);
  });
});

describe("Playwright's report", () => {
  const stats = { expected: 5, flaky: 0, unexpected: 0, skipped: 1 };

  it('counts passed, failed and skipped tests', () => {
    expect(
      readPlaywright({ stats: { ...stats, unexpected: 2 }, errors: [], suites: [] }),
    ).toMatchObject({
      passed: 5,
      failed: 2,
      skipped: 1,
    });
  });

  it('lists errors outside all tests as failures', () => {
    const errors = [{ message: 'No tests found' }];
    expect(readPlaywright({ stats, errors, suites: [] })).toMatchObject({
      failed: 1,
      failures: ['Playwright › No tests found'],
    });
    expect(readPlaywright({ stats: { ...stats, unexpected: 2 }, errors, suites: [] }).failed).toBe(
      3,
    );
  });

  it('lists each failure by browser, file, test and first line of its message', () => {
    const file = 'checkout.spec.ts';
    const specOf = (title, status) => ({
      title,
      tests: [
        {
          status,
          projectName: 'phone',
          results: [{ error: { message: 'Test timeout of 60000ms exceeded.\n  at there' } }],
        },
      ],
    });
    const inner = { title: 'offline', file, specs: [specOf('keeps the cart', 'unexpected')] };
    const outer = { title: file, file, specs: [specOf('is kept', 'expected')], suites: [inner] };
    expect(readPlaywright({ stats, errors: [], suites: [outer] }).failures).toEqual([
      '[phone] checkout.spec.ts › offline › keeps the cart › Test timeout of 60000ms exceeded.',
    ]);
  });
});
