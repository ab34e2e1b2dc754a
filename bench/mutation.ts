/**
 * Mutation testing: which changes of the code no test notices. `npm run bench -- mutation src/data/rest host` narrows it to
 * folders or files, `EVERY=10` to every tenth mutant, `TESTS='host/cache/*.test.ts'` to these tests. What survived, and is not explained, is written to `.cache/mutation/`; `bench/mutation/README.md`
 * says more.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTree, filesIn } from './mutation/copyTree';
import { describeMutant } from './mutation/describeMutant';
import { keepDurations } from './mutation/durations';
import { explain } from './mutation/explain';
import { folders, type Folder } from './mutation/folders';
import { instrument } from './mutation/instrument';
import { beginLog, readLog } from './mutation/log';
import type { Mutant } from './mutation/Mutant';
import { outcomesOf, type FinalOutcome } from './mutation/outcomesOf';
import { stateOf } from './mutation/stateOf';
import { tryMutants } from './mutation/tryMutants';
import { report } from './report';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, '.cache/mutation');
const durations = join(results, 'durations.json');
const requested = process.argv.slice(2);
const every = Number(process.env['EVERY'] ?? 1);
const only = process.env['TESTS']?.split(' ');

mkdirSync(results, { recursive: true });
for (const folder of folders) {
  const whole = requested.length === 0 || requested.includes(folder.name);
  const within = requested.filter((path) => path.startsWith(`${folder.name}/`));
  if (whole || within.length > 0) await measure(folder, whole ? [folder.name] : within);
}

async function measure(
  { name, tests, leftOut, explained }: Folder,
  paths: string[],
): Promise<void> {
  const copy = copyTree(root);
  const base = join(results, name.replaceAll('/', '-'));
  const log = `${base}.log`;
  try {
    const files = filesIn(root, paths).filter((it) => /\.tsx?$/.test(it) && !leftOut.test(it));
    const all = await instrument(copy, files);
    const mutants = all.filter((_, index) => index % every === 0);
    beginLog(
      log,
      stateOf(copy, filesIn(root, ['src', 'host', 'codegen', 'cms/src', 'tests']), mutants),
    );
    await tryMutants({ root: copy, log, durations, tests: only ?? tests, mutants });
    keepDurations(durations, log);

    const entries = readLog(log);
    for (const entry of entries) {
      if ('fails' in entry) console.error(`Not used, ${entry.file} fails: ${entry.fails}`);
    }
    const outcomes = [...outcomesOf(mutants, entries)];
    const of = (outcome: FinalOutcome) =>
      outcomes.filter(([, one]) => one === outcome).map(([one]) => one);
    const sourceOf = ({ fileName }: Mutant) => readFileSync(join(root, fileName), 'utf8');
    const left = [...of('survived'), ...of('no coverage')];
    const why = new Map(left.map((it) => [it, explain(it, sourceOf(it), explained)]));
    const text = (['survived', 'no coverage'] as const).flatMap((outcome) => [
      `# ${outcome}`,
      ...of(outcome)
        .filter((it) => !why.get(it))
        .map((it) => describeMutant(it, sourceOf(it))),
    ]);
    const fitting = new Set(why.values());
    const isWhole = paths[0] === name && every === 1 && only === undefined;
    for (const one of explained) {
      if (!isWhole || fitting.has(one)) continue;
      console.error(`No mutant is left for this explanation: ${JSON.stringify(one)}`);
    }
    writeFileSync(`${base}.txt`, `${text.join('\n')}\n`);
    const found = of('killed').length + of('timeout').length;
    const figures = [
      ['mutants', mutants.length],
      ['killed', of('killed').length],
      ['timeout', of('timeout').length],
      ['survived', of('survived').length],
      ['no coverage', of('no coverage').length],
      ['explained, of these two', left.filter((it) => why.get(it)).length],
    ] as const;
    const which = [
      ...paths,
      ...(every > 1 ? [`every ${every}th`] : []),
      ...(only ? [`tests ${only.join(' ')}`] : []),
    ].join(', ');
    report('mutation', [
      ...figures.map(([what, value]) => ({ what: `${which}: ${what}`, value, unit: '' })),
      {
        what: `${which}: noticed, of all`,
        value: (100 * found) / mutants.length,
        unit: '%',
      },
      {
        what: `${which}: noticed, of those that tests execute`,
        value: (100 * found) / (found + of('survived').length),
        unit: '%',
      },
    ]);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
