import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaced } from './repository';

const COPIED = [
  ...['schema', 'src', 'codegen', 'codegen.ts', 'tests', 'docs', 'cms/src', 'host/build'],
  ...['package.json', 'tsconfig.json', 'vitest.config.ts', 'vitest.setup.ts'],
];
const TESTS = ['endpoints', 'server-rights'].map((name) => `tests/contract/${name}.test.ts`);
// What needs no running server.
const NAMES = '^(the endpoints|the table of rights (holds every|is what guards))';
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mistakes-'));
  await Promise.all(COPIED.map((path) => cp(path, join(root, path), { recursive: true })));
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  for (const [, file, from, to] of mistakes) {
    const { text } = replaced(
      { file, text: await readFile(join(root, file), 'utf8') },
      { file, from, to },
    );
    await writeFile(join(root, file), text);
  }
});
afterAll(() => rm(root, { recursive: true }));

interface TestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** The contract tests that fail in the copy. */
async function failing(): Promise<string[]> {
  const report = join(root, 'report.json');
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server'];
  const output = ['-t', NAMES, '--reporter=json', `--outputFile=${report}`];
  const env = { ...process.env, VITEST: undefined };
  await new Promise<void>((resolve) => {
    execFile(process.execPath, [...vitest, ...TESTS, ...output], { cwd: root, env }, () =>
      resolve(),
    );
  });
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as TestReport;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
}

const ROUTES = 'cms/src/api/order/routes/order.ts';

const mistakes: readonly [what: string, file: string, from: string, to: string, says: string][] = [
  [
    'a route that lets everybody pass',
    ROUTES,
    "call('GET', 'userOrder', member)",
    "call('GET', 'userOrder', anyone)",
    'the endpoints Query.userOrder has a route, which lets pass whom the schema says',
  ],
  [
    'a route that has moved',
    ROUTES,
    "'userOrderById'",
    "'userOrderByCode'",
    'the endpoints Query.userOrderById has a route, which lets pass whom the schema says',
  ],
  [
    'a route without its row in the table of rights',
    ROUTES,
    'routes: [',
    "routes: [call('GET', 'x', anyone),",
    'the table of rights holds every endpoint, and no other',
  ],
  [
    'an operation without its row in the contract tests',
    'tests/contract/operations/catalogue.ts',
    '  CourseDetail:',
    '  CourseDetails:',
    'the endpoints Query.course has operations, and each its row in the contract tests',
  ],
];

/** One run finds all of them: each test of the contract tests is about one thing. */
let run: Promise<string[]> | undefined;

describe('contract tests', () => {
  it.each(mistakes)(
    '%s',
    async (_what, _file, _from, _to, says) => {
      run ??= failing();
      expect(await run).toContain(says);
    },
    120_000,
  );
});
