/** The codegen: everything from process start, and one changed operation as in watch mode. */
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { config } from '../codegen';
import { createGenerator } from '../codegen/make';
import { differences } from '../codegen/output';
import { readContract, type ContractTexts } from '../codegen/readContract';
import { ownFolders, settingsOf } from '../codegen/settings';
import { median, report } from './report';

const TIMES = 9;

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function medianOf(run: (round: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < TIMES; round += 1) times.push(await timed(() => run(round)));
  return median(times);
}

const settings = settingsOf(config);
const texts = await readContract(settings);

/** A different field each round, so that nothing is memoized. */
const changed = (text: string, round: number): string =>
  text.replace('documentId', `documentId\n    again${round}: documentId`);

const withChange = (name: string, round: number): ContractTexts => ({
  ...texts,
  operations: texts.operations.map((it) =>
    it.file.endsWith(`/${name}.graphql`) ? { ...it, text: changed(it.text, round) } : it,
  ),
});

const make = createGenerator(settings);
const first = await timed(() => make(texts, { strict: true }));
/** Everything `--watch` does after its debounce. */
const again = (name: string) =>
  medianOf(async (round) => {
    await readContract(settings);
    await differences(await make(withChange(name, round), { strict: false }), ownFolders(settings));
  });

const runWhole = () => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'codegen/run.ts', '--check']);
  if (status !== 0) throw new Error('The output is stale: run `npm run codegen` first.');
};
const wholeRun = await medianOf(runWhole);
const operation = await again('CourseCategories');
const fragment = await again('CourseEntry_course');
const { files } = await make(texts, { strict: true });

const operationTexts = texts.operations.map(({ text }) => text).join('');
const restText = [...operationTexts.matchAll(/@rest\b(\([^)]*\))?/g)]
  .map(([text]) => text)
  .join('');

report('codegen', [
  {
    what: "@rest in the operations' text",
    value: (100 * restText.length) / operationTexts.length,
    unit: '%',
    bar: { atMost: 12 },
  },
  { what: 'files made', value: files.length, unit: 'files' },
  {
    what: 'whole schema, with the process',
    value: wholeRun / 1000,
    unit: 's',
    bar: { atMost: 2.5 },
  },
  { what: 'whole schema, in a process that runs', value: first / 1000, unit: 's' },
  {
    what: 'one changed operation, watched',
    value: operation / 1000,
    unit: 's',
    bar: { atMost: 0.1 },
  },
  { what: 'one changed fragment of many operations, watched', value: fragment / 1000, unit: 's' },
  { what: 'whole schema against one changed operation', value: first / operation, unit: '×' },
]);
