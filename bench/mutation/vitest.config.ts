import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import project from '../../vitest.config';
import { readDurations } from './durations';

const words = (name: string) => (process.env[name] ?? '').split(' ').filter(Boolean);

/** Patterns of the tests to try mutants with. */
const tests = words('MUTATION_TESTS');
/** Started by themselves, their programs know nothing of the mutants; and what a run before this one finished. */
const exclude = ['**/package.test.ts', '**/run.test.ts', ...words('MUTATION_THROUGH')];

/** By the project that the patterns of Vitest's own configuration put a test into. */
function projectOf(pattern: string): string {
  if (pattern.startsWith('src/')) return 'unit';
  return /^tests\/(?:api|faults|model)\//.test(pattern) ? 'server' : 'node';
}

const projects = (project.test?.projects ?? []).flatMap((one) => {
  if (typeof one !== 'object' || !('test' in one)) return [];
  const name = one.test?.name;
  const include = tests.filter((pattern) => projectOf(pattern) === name);
  if (include.length === 0) return [];
  return [
    {
      ...one,
      test: {
        ...one.test,
        include,
        exclude,
        ...(name === 'unit' && {
          setupFiles: ['./bench/mutation/resetPage.ts', './vitest.setup.ts'],
        }),
        runner: './bench/mutation/MutantRunner.ts',
        // What a mutant leaves behind must not decide how the next file ends.
        isolate: true,
        // Many trials wait rather than compute.
        maxWorkers: Number(process.env['WORKERS'] ?? 2),
        disableConsoleIntercept: true,
      },
    },
  ];
});

const durations = readDurations(process.env['MUTATION_DURATIONS'] ?? '');

/** What a fast test finds need not be tried with a slow one. */
class FastestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const duration = ({ moduleId }: TestSpecification) =>
      durations[moduleId.slice(process.cwd().length + 1)] ?? 0;
    return Promise.resolve(files.toSorted((one, other) => duration(one) - duration(other)));
  }
}

export default defineConfig({ test: { sequence: { sequencer: FastestFirst }, projects } });
