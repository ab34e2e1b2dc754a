// `npm test`: from a fresh clone to the totals. Uses only Node's own modules: nothing is installed yet.
import { existsSync, mkdirSync } from 'node:fs';
import { buildPanel, buildWebsite, compileContentServer } from './lib/build.mjs';
import { ensureChromium, installPackages } from './lib/chromium.mjs';
import { installContentServer, installWebsite } from './lib/install.mjs';
import { log } from './lib/log.mjs';
import { ensureNode } from './lib/node.mjs';
import { runInParallel } from './lib/parallel.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { cms, root } from './lib/run.mjs';
import { readPlaywright, readVitest, Tally } from './lib/tally.mjs';
import { missingTools } from './lib/tools.mjs';

const node = process.execPath;
const tally = new Tally();
const packages = `${root}/node_modules`;
const results = `${root}/test-results`;

try {
  await ensureNode();
  const website = installWebsite();
  const contentServer = installContentServer();
  mkdirSync(results, { recursive: true });
  await Promise.all([
    website.then(installTools),
    website.then(() => runInParallel(checksAndBuilds(contentServer))),
    // While the content server's packages arrive.
    website.then(() => vitest('Tests of the website', ['unit'], { quiet: true })),
    contentServer,
  ]);
  await vitest('Tests of host, codegen and content server', ['node']);
  await vitest('Server tests', ['load', 'server']);

  if (existsSync(`${root}/playwright.config.ts`)) {
    const report = `${results}/e2e.json`;
    await tally.runner('Tests in the browser', {
      args: [`${packages}/@playwright/test/cli.js`, 'test', '--reporter=list,json'],
      report,
      read: readPlaywright,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
  }
  await playOperations();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  tally.add({ failed: 1, failures: ['Preparing or running the tests: the error above'] });
}

const { passed, failed, skipped, failures } = tally;
for (const failure of failures) console.log(`Failed: ${failure}`);
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** @param projects of `vitest.config.ts` */
function vitest(what, projects, options) {
  const report = `${results}/${projects.at(-1)}.json`;
  return tally.runner(what, {
    args: [
      `${packages}/vitest/vitest.mjs`,
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--passWithNoTests',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    read: readVitest,
    ...options,
  });
}

/** In sequence: apt-get locks its database. */
async function installTools() {
  await ensureChromium();
  await ensurePostgres();
  // Its checks fail in CI without them.
  const needed = ['curl', 'nginx', 'promtool', 'systemd-analyze'];
  if (process.env.CI && missingTools(needed).length > 0) {
    await installPackages(['curl', 'nginx-light', 'openssl', 'prometheus', 'systemd']);
  }
}

/** Packs a release and runs the short production scenes with it. */
async function playOperations() {
  const missing = missingTools(['curl', 'initdb', 'nginx']);
  if (missing.length > 0 && !process.env.CI) {
    return log(`The production scenes are skipped: ${missing.join(' ')}`);
  }
  await tally.check('Production scenes', node, [
    `${packages}/tsx/dist/cli.mjs`,
    'tests/operations/run.ts',
    '--short',
  ]);
}

/** What needs only the website's packages first: the content server's take longer. */
function checksAndBuilds(contentServer) {
  let compiling;
  const compile = () => (compiling ??= contentServer.then(compileContentServer));
  return [
    () =>
      tally.check('Lint', node, [`${packages}/oxlint/bin/oxlint`, '--config', 'oxlint.config.mjs']),
    () =>
      tally.check('Words', node, [
        `${packages}/cspell/bin.mjs`,
        'lint',
        '--no-progress',
        '--no-summary',
      ]),
    buildWebsite,
    () =>
      tally.check('Generated code is up to date', node, [
        `${packages}/@graphql-codegen/cli/esm/bin.js`,
        '--config',
        'codegen.ts',
        '--check',
      ]),
    () => tally.check('Format', node, [`${packages}/oxfmt/bin/oxfmt`, '--check']),
    async () => {
      await compile();
      await buildPanel();
    },
    async () => {
      // After compiling, not beside it: both write the same cache file.
      await compile();
      await tally.check(
        'Types of the content server',
        node,
        ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
        { cwd: cms },
      );
      await tally.check(
        "Types of the content server's tests",
        node,
        ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.test.json'],
        { cwd: cms },
      );
      await tally.check(
        "Types of the editors' panel",
        node,
        [`${packages}/typescript/bin/tsc`, '-p', 'src/admin'],
        { cwd: cms },
      );
    },
    async () => {
      await contentServer;
      await tally.check('Types of the website', node, [
        `${packages}/typescript/bin/tsc`,
        '--noEmit',
        '-p',
        '.',
      ]);
    },
  ];
}
