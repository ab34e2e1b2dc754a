import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { root, run } from './run.mjs';
import { log } from './log.mjs';

export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** What failed, by name: a check, a runner without a report, or a test with its file. */
  failures = [];

  add({ passed = 0, failed = 0, skipped = 0, failures = [] }) {
    this.passed += passed;
    this.failed += failed;
    this.skipped += skipped;
    this.failures.push(...failures);
  }

  async check(what, command, args, options) {
    const { code, output } = await run(command, args, options);
    log(`${what}: ${code === 0 ? 'passed' : 'FAILED'}`);
    if (code !== 0) console.log(output);
    this.add(code === 0 ? { passed: 1 } : { failed: 1, failures: [what] });
  }

  /**
   * Runs a test runner with a JSON report. No report, or an exit code that contradicts it, counts as one failure.
   * With `quiet`, its output is shown only after a failure.
   */
  async runner(what, { args, report, read, env = {}, quiet = false }) {
    rmSync(report, { force: true });
    log(`${what} …`);
    const { code, output } = await run(process.execPath, args, { show: !quiet, env });
    if (code !== 0 && quiet) console.log(output);
    const found = totalsOf(report, read);
    const totals = found ?? { passed: 0, failed: 0, skipped: 0 };
    if ((code !== 0 || !found) && totals.failed === 0) {
      totals.failed = 1;
      totals.failures = [`${what}: ended with ${code}${found ? '' : ', without a report'}`];
    }
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
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + (numTodoTests ?? 0),
    failures: [
      ...broken.map(({ name, message }) => describeFailure(name, [], message)),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => describeFailure(name, [test.fullName], test.failureMessages?.[0])),
      ),
    ],
  };
}

export function readPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => describeFailure('Playwright', [], message)),
      ...suites.flatMap((suite) => unexpectedOf(suite, [])),
    ],
  };
}

function unexpectedOf({ title, file, specs = [], suites = [] }, parents) {
  const titles = title === file ? parents : [...parents, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          describeFailure(
            `[${projectName}] ${file}`,
            [...titles, spec.title],
            results.at(-1)?.error?.message,
          ),
        ),
    ),
    ...suites.flatMap((suite) => unexpectedOf(suite, titles)),
  ];
}

/** The first line of the message distinguishes a timeout from a wrong value; the whole message is further up. */
function describeFailure(file, titles, message = '') {
  const [line = ''] = stripVTControlCharacters(message).split('\n');
  return [file.replace(`${root}/`, ''), ...titles, line].filter(Boolean).join(' › ');
}
