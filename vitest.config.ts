import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { aliases, dedupe } from './host/build/aliases.ts';

const shared = { plugins: [react()], resolve: { alias: aliases, dedupe } };
const oneGraphql = { find: /^graphql$/, replacement: 'graphql/index.js' };
// Vitest leaves one core free by default, which is half of two.
const maxWorkers = Math.max(2, availableParallelism() - 1);
// What a busy machine takes long to do is waited for, not failed.
const patient = { poll: { timeout: 10_000 } };
const server = { deps: { inline: [/apollo-link-rest/] } };

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'jsdom',
          setupFiles: ['./vitest.setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
          maxWorkers,
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
          include: [
            'host/**/*.test.{ts,tsx}',
            'codegen/**/*.test.ts',
            'cms/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'tests/{docs,mistakes,other-api,terminology}/**/*.test.ts',
          ],
          testTimeout: 15_000,
          expect: patient,
          maxWorkers,
          server,
        },
      },
      {
        ...shared,
        test: {
          // Real Strapi processes and databases, one per file.
          name: 'server',
          environment: 'node',
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
