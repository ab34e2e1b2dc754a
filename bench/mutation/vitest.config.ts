import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { defineConfig } from 'vitest/config';
import project from '../../vitest.config';

/** With Stryker's own `testFiles`, 10.1.1 activates static mutants too late, so that they all survive. */
const requested = globSync((process.env['MUTATION_TESTS'] ?? '').split(' '));

/** The requested tests, in the projects that they belong to. */
const projects = (project.test?.projects ?? []).flatMap((one) => {
  if (typeof one !== 'object' || !('test' in one)) return [];
  const { include = [], exclude = [], setupFiles = [], globalSetup = [], ...test } = one.test ?? {};
  const matches = (globs: readonly string[], file: string) =>
    globs.some((glob) => matchesGlob(file, glob));
  const files = requested.filter((file) => matches(include, file) && !matches(exclude, file));
  if (files.length === 0) return [];
  const setup = [setupFiles, './bench/mutation/servers.ts'].flat();
  // A lent server would be of the mutant of an earlier trial.
  const global = [globalSetup].flat().filter((file) => !file.endsWith('lender.ts'));
  return [{ ...one, test: { ...test, include: files, setupFiles: setup, globalSetup: global } }];
});

export default defineConfig({ test: { projects } });
