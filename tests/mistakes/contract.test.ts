import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { replaced, type Change } from './repository';

const COPIED = [
  'schema',
  'src',
  'codegen.ts',
  'tests',
  'docs',
  'cms/src',
  'host/build',
  'scripts/lib',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vitest.setup.ts',
  '.oxfmtrc.json',
];
// Needs no running server.
const TEST = 'tests/api/endpoints.test.ts';
const roots: string[] = [];

afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true }))));

async function copyWith(changes: readonly Change[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'mistakes-'));
  roots.push(root);
  await Promise.all(COPIED.map((path) => cp(path, join(root, path), { recursive: true })));
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  for (const change of changes) {
    const { file } = change;
    const { text } = replaced({ file, text: await readFile(join(root, file), 'utf8') }, change);
    await writeFile(join(root, file), text);
  }
  return root;
}

interface TestReport {
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The names and messages of the static contract tests that fail on a copy. */
async function problems(changes: readonly Change[]): Promise<string> {
  const root = await copyWith(changes);
  const report = join(root, 'report.json');
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server'];
  const output = ['--reporter=json', `--outputFile=${report}`];
  const env = { ...process.env, VITEST: undefined };
  await new Promise<void>((resolve) => {
    execFile(process.execPath, [...vitest, TEST, ...output], { cwd: root, env }, () => resolve());
  });
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as TestReport;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n'))
    .join('\n');
}

const ROUTES = 'cms/src/api/order/routes/order.ts';
const TABLE = 'cms/src/generated/routes.ts';
const guard = (field: string) => `serves ${field} to the roles that the schema declares`;

const mistakes: readonly [what: string, change: Change, says: string][] = [
  [
    'a route with a wider access',
    {
      file: TABLE,
      from: "action: 'userOrder',\n    access: 'MEMBER'",
      to: "action: 'userOrder',\n    access: 'PUBLIC'",
    },
    guard('Query.userOrder'),
  ],
  [
    'a route with a different path',
    { file: TABLE, from: "'/order/userOrderById'", to: "'/order/userOrderByCode'" },
    'cms/src/api has no route GET /order/userOrderById; write it',
  ],
  [
    'a route without a field in the schema',
    {
      file: ROUTES,
      from: "contractRoutes('order');",
      to: "{ routes: [...contractRoutes('order').routes, { method: 'GET', path: '/order/x', handler: 'order.x', config: { auth: false } }] };",
    },
    `${ROUTES}: GET /order/x has no field in schema/; write its @endpoint, or its reason in`,
  ],
  [
    'a route outside the contract with the wrong access',
    {
      file: 'tests/api/outsideTheContract.ts',
      from: "'GET /download': {\n    access: 'PUBLIC'",
      to: "'GET /download': {\n    access: 'STAFF'",
    },
    'excludes GET /download, a route served to the roles of its row',
  ],
  [
    'an operation without its row in the contract tests',
    {
      file: 'tests/api/operations/orders.ts',
      from: '  CancelOrder:',
      to: '  CancelOrders:',
    },
    'CancelOrder has no row in tests/api/operations/',
  ],
];

/** One run finds all mistakes: each contract test checks one thing. */
let run: Promise<string> | undefined;

describe('contract tests', () => {
  it.each(mistakes)(
    'reports %s',
    async (_what, _change, says) => {
      run ??= problems(mistakes.map(([, change]) => change));
      expect(await run).toContain(says);
    },
    120_000,
  );

  it('reports a stale table of endpoints', async () => {
    const stale = { file: 'docs/endpoints.md', from: 'Query.userOrderById', to: 'Query.userOrder' };
    expect(await problems([stale])).toContain(
      `docs/endpoints.md is stale; regenerate it: npx vitest run --project server ${TEST} -u`,
    );
  }, 120_000);
});
