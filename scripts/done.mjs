// `npm run done`: whether a contract change is complete. `npm test` runs these checks and more.
import { existsSync } from 'node:fs';
import { compilePackages } from './lib/build.mjs';
import { cms, root, run } from './lib/run.mjs';
import { log } from './lib/log.mjs';

const node = process.execPath;
const bin = (path) => `${root}/node_modules/${path}`;
const CONTRACT_TESTS = [
  'endpoints',
  'operations',
  'queryArguments',
  'strapi4',
  'forgedRequests',
  'inputRules',
  'apiPermissions',
  'mutations',
];
const CHECKED = /\.(ts|tsx|mjs|js|json|md|graphql)$/;
const LINTED = /\.(m?[jt]s|tsx)$/;

/** Files changed since the last commit, or in it if the tree is clean. */
async function changedFiles() {
  const git = async (...args) => (await run('git', args)).output.split('\n').filter(Boolean);
  const differing = await git('diff', '--name-only', 'HEAD');
  const added = await git('ls-files', '--others', '--exclude-standard');
  const found = [...differing, ...added];
  const names = found.length > 0 ? found : await git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return names.filter((name) => existsSync(`${root}/${name}`));
}

let failed = 0;

async function check(what, args, options) {
  const start = Date.now();
  const { code, output } = await run(node, args, options);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  log(`${what}: ${code === 0 ? 'nothing found' : 'FAILED'} (${seconds} s)`);
  if (code === 0) return;
  failed += 1;
  console.log(output);
}

const changed = await changedFiles();
const linted = changed.filter((name) => LINTED.test(name));
const formatted = changed.filter((name) => CHECKED.test(name));
const vitest = [bin('vitest/vitest.mjs'), 'run', '--reporter=dot'];

/** One core runs these in sequence; the other runs the contract tests meanwhile. */
async function checkSources() {
  await check('Generated code, schema, operations', [
    bin('@graphql-codegen/cli/esm/bin.js'),
    '--config',
    'codegen.ts',
    '--check',
  ]);
  await check('Types of the website', [bin('typescript/bin/tsc'), '--noEmit', '-p', '.']);
  await compilePackages();
  await check(
    'Types of the content server',
    ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
    {
      cwd: cms,
    },
  );
  if (formatted.length > 0)
    await check('Format of what changed', [
      bin('oxfmt/bin/oxfmt'),
      // Every changed file may be one that it ignores.
      '--check',
      '--no-error-on-unmatched-pattern',
      ...formatted,
    ]);
  if (linted.length > 0)
    await check('Lint of what changed', [
      bin('oxlint/bin/oxlint'),
      '--config',
      'oxlint.config.mjs',
      ...linted,
    ]);
  await check('Content types, rules, invalidations', [
    ...vitest,
    '--project',
    'unit',
    '--project',
    'node',
    'src/data/invalidation',
    'src/data/optimisticUpdates',
    'tests/mistakes/contentTypes',
    'tests/mistakes/serverRules',
  ]);
}

const server = CONTRACT_TESTS.map((name) => `tests/api/${name}.test.ts`);
await Promise.all([
  checkSources(),
  check('The contract on a real server', [...vitest, '--project', 'server', ...server], {
    env: { DATABASES: 'sqlite' },
  }),
]);
log(failed === 0 ? 'Done.' : `${failed} to fix.`);
process.exit(failed === 0 ? 0 : 1);
