import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { aliases, dedupe } from './host/build/aliases.ts';

const shared = { plugins: [react()], resolve: { alias: aliases, dedupe } };
const oneGraphql = { find: /^graphql$/, replacement: 'graphql/index.js' };
// Vitest leaves one core free by default, which is half of two.
const maxWorkers = Math.max(2, availableParallelism() - 1);
// With the default size of the young generation, garbage collection takes a sixth of the time.
const execArgv = ['--max-semi-space-size=64'];
// A busy machine needs longer than the default.
const patient = { poll: { timeout: 10_000 } };
const server = { deps: { inline: [/apollo-link-rest/] } };

/** Files that take minutes. Started last, they would leave the other workers idle. */
const longest = [
  'tests/fuzz/fuzz.test.ts',
  'tests/api/operations.test.ts',
  'tests/api/mutations.test.ts',
  'tests/model/orderHistories.test.ts',
  'tests/faults/losses.test.ts',
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
          environment: './tests/support/pageEnvironment.ts',
          // A file has its own modules and page in a context of a process that goes on: half the time of new processes.
          pool: 'vmForks',
          setupFiles: ['./vitest.setup.ts'],
          // Each rule is inserted by itself, as in production; as text, jsdom would parse all of them again with each.
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
          // Half the time of a new process for each file.
          isolate: false,
          setupFiles: ['./tests/support/freshModules.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          include: [
            'host/**/*.test.{ts,tsx}',
            'bench/*/*.test.ts',
            'packages/**/*.test.ts',
            'cms/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'tests/{codegen,docs,mistakes,operations,terminology}/**/*.test.ts',
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
          // Real Strapi processes and databases.
          name: 'server',
          environment: 'node',
          globalSetup: ['./tests/support/keepDatabases.ts', './tests/support/lender.ts'],
          include: ['tests/{api,faults,fuzz,model,support}/**/*.test.ts'],
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
          // Alone, as they compare the response times of one visitor under the load of another.
          name: 'load',
          environment: 'node',
          globalSetup: ['./tests/support/keepDatabases.ts'],
          include: ['tests/load/**/*.test.ts'],
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
