/**
 * Mutation testing with Stryker: which changes of the code no test notices.
 *
 *     npm run mutation                        # the files changed since `main` (on `main`: since the commit before)
 *     npm run mutation -- src/data/cookie.ts  # these files
 *     npm run mutation -- orders generator    # areas, recorded in bench/RESULTS.md
 *     npm run mutation -- nightly             # all areas
 *     EVERY=10 npm run mutation -- generator  # every tenth file of it
 */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownPackages } from './lib/ownPackages';
import { record } from './lib/record';
import { newReport, type Figure } from './lib/report';
import { areas, isMutable, type Area } from './mutation/areas';

/** What is used here of Stryker. */
interface Mutant {
  fileName: string;
  location: { start: { line: number } };
  mutatorName: string;
  replacement?: string;
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | string;
}

interface Stryker {
  runMutationTest(): Promise<Mutant[]>;
}

interface StrykerCore {
  Stryker: new (options: object) => Stryker;
}

const require = createRequire(`${ownPackages('mutation', '--legacy-peer-deps')}/`);
const urlOf = (name: string): string => pathToFileURL(require.resolve(name)).href;
const { Stryker } = (await import(urlOf('@stryker-mutator/core'))) as StrykerCore;

const every = Number(process.env['EVERY'] ?? 1);

function mutantsOf({ mutate, tests, onServer = false }: Omit<Area, 'name'>): Promise<Mutant[]> {
  Object.assign(process.env, { MUTATION_TESTS: tests.join(' '), DATABASES: 'sqlite' });
  return new Stryker({
    mutate,
    plugins: [urlOf('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    // Some tests change their process's folder, which threads refuse.
    vitest: {
      configFile: 'bench/mutation/vitest.config.ts',
      // Tests of a server do not import it.
      related: !onServer,
      pool: 'forks',
    },
    // A server is shared by many mutants: what it executes at its start only cannot be switched.
    ignoreStatic: onServer,
    concurrency: Number(process.env['WORKERS'] ?? 1),
    timeoutMS: onServer ? 90_000 : 20_000,
    dryRunTimeoutMinutes: 30,
    tempDirName: '.cache/stryker',
    // The sandbox compiles its own server, and mutants break types. Elsewhere the added comment would differ from what is generated.
    disableTypeChecks: onServer ? 'cms/src/**/*.ts' : false,
    ignorePatterns: ['/dist', '/cms/dist', '/cms/build'],
    reporters: ['progress-append-only'],
    logLevel: 'warn',
  }).runMutationTest();
}

function figuresOf(name: string, mutants: readonly Mutant[]): Figure[] {
  const count = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const [killed, survived] = [count('Killed', 'Timeout'), count('Survived')];
  const uncovered = count('NoCoverage');
  return [
    { what: `${name}: mutants`, value: killed + survived + uncovered, unit: '' },
    {
      what: `${name}: noticed, of those that tests execute`,
      value: (100 * killed) / (killed + survived),
      unit: '%',
      bar: { atLeast: 90 },
    },
    {
      what: `${name}: noticed, of all`,
      value: (100 * killed) / (killed + survived + uncovered),
      unit: '%',
    },
  ];
}

/** Each survivor, and how many mutants of a file no test executes. */
function printSurvivors(mutants: readonly Mutant[]): void {
  const uncovered = new Map<string, number>();
  for (const { status, fileName, location, mutatorName, replacement = '' } of mutants) {
    const file = fileName.replace(`${process.cwd()}/`, '');
    if (status === 'NoCoverage') uncovered.set(file, (uncovered.get(file) ?? 0) + 1);
    if (status !== 'Survived') continue;
    const change = `${mutatorName}: ${replacement.replace(/\s+/g, ' ')}`;
    console.log(`survived at ${file}:${location.start.line}, ${change}`);
  }
  for (const [file, count] of uncovered) console.log(`not executed: ${count} in ${file}`);
}

async function measure(area: Area): Promise<Figure[]> {
  const all = globSync(area.mutate).filter(isMutable).sort();
  const mutate = all.filter((_, index) => index % every === 0);
  const mutants = await mutantsOf({ ...area, mutate });
  printSurvivors(mutants);
  const name = every === 1 ? area.name : `${area.name}, ${mutate.length} of ${all.length} files`;
  return figuresOf(name, mutants);
}

function changedFiles(): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const common = git('merge-base', 'HEAD', 'main');
  const base = common === git('rev-parse', 'HEAD') ? 'HEAD~1' : common;
  return git('diff', '--name-only', '--diff-filter=d', base).split('\n').filter(isMutable);
}

/** Files are tried with the unit tests of their folders, and of the area that they belong to. */
async function measureFiles(files: readonly string[]): Promise<void> {
  if (files.length === 0) return console.log('No file with program code has changed.');
  const own = files.map((file) => `${dirname(file)}/**/*.test.{ts,tsx}`);
  const others = areas.flatMap(({ mutate, tests, onServer }) =>
    !onServer && globSync(mutate).some((file) => files.includes(file)) ? tests : [],
  );
  const mutants = await mutantsOf({ mutate: [...files], tests: [...own, ...others] });
  printSurvivors(mutants);
  for (const { what, value, unit } of figuresOf('these files', mutants)) {
    console.log(`${what}: ${value.toFixed(0)} ${unit}`);
  }
}

const words = process.argv.slice(2);
const named = areas.filter(({ name }) => words.includes(name) || words.includes('nightly'));
if (named.length === 0) await measureFiles(words.length > 0 ? words : changedFiles());
for (const area of named) {
  record([newReport('npm run mutation', await measure(area))], { replace: false });
}
