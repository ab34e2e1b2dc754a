import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { aliases, dedupe } from './host/build/aliases.ts';

const shared = { plugins: [react()], resolve: { alias: aliases, dedupe } };
const oneGraphql = { find: /^graphql$/, replacement: 'graphql/index.js' };
// Vitest leaves one core free by default, which is half of two.
const maxWorkers = Math.max(2, availableParallelism() - 1);
// Much that tests make lives a little longer than a small young generation does: a sixth of their time was its collection.
const execArgv = ['--max-semi-space-size=64'];
// What a busy machine takes long to do is waited for, not failed.
const patient = { poll: { timeout: 10_000 } };
const server = { deps: { inline: [/apollo-link-rest/] } };

/** Of minutes each: begun last, they would keep one core busy and leave the others idle. */
const longest = [
  'tests/fuzz/fuzz.test.ts',
  'tests/contract/operations.test.ts',
  'tests/contract/mutations.test.ts',
  'tests/model/shop.test.ts',
  'tests/model/losses.test.ts',
];

/** Tests that replace modules, or whose modules keep what they were called with. */
const alone = [
  'cms/src/api/content/contentRoutes.test.ts',
  'cms/src/auth/panelLogin.test.ts',
  'cms/src/platform/errors/inputReads.test.ts',
  'codegen/inputRules/plugin.test.ts',
  'codegen/openapi/openApi.test.ts',
  'codegen/shared/ruleParts.test.ts',
  'host/pages/renderFailure.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'jsdom',
          // Half the work: the setup clears what a file leaves in the page it shares.
          isolate: false,
          setupFiles: ['./vitest.setup.ts'],
          // Each rule is inserted by itself, as in production; as text, jsdom would parse all of them anew with each.
          env: { SC_DISABLE_SPEEDY: 'false' },
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          maxWorkers,
          execArgv,
          server,
        },
      },
      {
        ...shared,
        // As Node resolves it for the packages under test: a single instance of graphql.
        resolve: { ...shared.resolve, alias: [...aliases, oneGraphql] },
        test: {
          name: 'node',
          environment: 'node',
          // A sixth less time; those that replace modules or keep state in them are alone.
          isolate: false,
          exclude: alone,
          include: [
            'host/**/*.test.{ts,tsx}',
            'bench/*/*.test.ts',
            'codegen/**/*.test.ts',
            'cms/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'tests/{docs,mistakes,other-api,terminology}/**/*.test.ts',
          ],
          testTimeout: 60_000,
          expect: patient,
          maxWorkers,
          execArgv,
          server,
        },
      },
      {
        ...shared,
        test: {
          name: 'alone',
          environment: 'node',
          include: alone,
          testTimeout: 60_000,
          maxWorkers,
          execArgv,
          server,
        },
      },
      {
        ...shared,
        test: {
          // Real Strapi processes and databases.
          name: 'server',
          environment: 'node',
          // The files of a worker use one server after the other (tests/server/borrowApi.ts).
          isolate: false,
          globalSetup: ['./tests/server/keepDatabases.ts'],
          include: [
            'tests/contract/**/*.test.ts',
            'tests/fuzz/**/*.test.ts',
            'tests/load/**/*.test.ts',
            'tests/model/**/*.test.ts',
            'tests/server/**/*.test.ts',
          ],
          testTimeout: 120_000,
          expect: patient,
          hookTimeout: 180_000,
          // One more than the cores of a small machine: some files wait for mail, kills and timers.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          server,
        },
      },
      {
        ...shared,
        test: {
          // Alone, since they hold one visitor's response times against another's load.
          name: 'faults',
          environment: 'node',
          globalSetup: ['./tests/server/keepDatabases.ts'],
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          expect: patient,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
          server,
        },
      },
    ],
  },
});
