import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from './run.mjs';
import { log } from './log.mjs';

export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;

  add({ passed = 0, failed = 0, skipped = 0 }) {
    this.passed += passed;
    this.failed += failed;
    this.skipped += skipped;
  }

  async check(what, command, args, options) {
    const { code, output } = await run(command, args, options);
    log(`${what}: ${code === 0 ? 'passed' : 'FAILED'}`);
    if (code !== 0) console.log(output);
    this.add(code === 0 ? { passed: 1 } : { failed: 1 });
  }

  /** Runs a test runner with a JSON report. No report, or an exit code that contradicts it, counts as one failure. */
  async runner(what, { args, report, read, env = {} }) {
    rmSync(report, { force: true });
    log(`${what} …`);
    const { code } = await run(process.execPath, args, { show: true, env });
    const found = totalsOf(report, read);
    const totals = found ?? { passed: 0, failed: 0, skipped: 0 };
    if ((code !== 0 || !found) && totals.failed === 0) totals.failed = 1;
    log(`${what}: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
    this.add(totals);
  }
}

/** Null if the report is missing or incomplete. */
function totalsOf(report, read) {
  if (!existsSync(report)) return null;
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return null;
  }
}

export function readVitest({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken,
    skipped: numPendingTests + (numTodoTests ?? 0),
  };
}

export function readPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
