/** The codegen: the whole command, and one changed operation in its watch mode. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import config from '../codegen';
import {
  type ContractTexts,
  createGenerator,
  readContract,
  settingsOf,
} from 'rest-contract/testing';
import { median, report, timed } from './lib/report';

const TIMES = 9;
const COMMAND = [resolve('node_modules/@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts'];
const COPIED = ['schema', 'src', 'cms/src', 'host/generated', 'codegen.ts'];

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

const generate = createGenerator(settings);
const first = await timed(() => generate(texts, { strict: true }));
/** What the watch mode does after its debounce, without writing. */
const again = (name: string) =>
  medianOf(async (round) => {
    await readContract(settings);
    await generate(withChange(name, round), { strict: false });
  });

const runWhole = () => {
  const { status } = spawnSync(process.execPath, COMMAND);
  if (status !== 0) throw new Error('The contract is refused: run `npm run codegen` first.');
};
const wholeRun = await medianOf(runWhole);
const operation = await again('CourseCategories');
const fragment = await again('CourseEntry_course');
const { files } = await generate(texts, { strict: true });

async function until(isDone: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!isDone()) {
    if (performance.now() > end) throw new Error('The watch generates nothing.');
    await pause(2);
  }
}

/** From the save of an operation to the written code, in the watch mode of a copy: its own waiting included. */
async function watched(): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'bench-codegen-'));
  for (const path of [...COPIED, '.oxfmtrc.json', 'package.json']) {
    cpSync(path, join(root, path), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const watch = spawn(process.execPath, [...COMMAND, '--watch'], { cwd: root });
  const operationFile = join(root, 'src/pages/course-list/CourseCategories.graphql');
  const text = readFileSync(operationFile, 'utf8');
  const made = join(root, 'src/data/generated/operations/pages/course-list/CourseCategories.ts');
  const isMade = (round: number) => readFileSync(made, 'utf8').includes(`again${round}`);
  try {
    let said = '';
    watch.stdout.on('data', (data) => (said += String(data)));
    await until(() => said.includes('Watching for changes'));
    // The watch begins a little after its message.
    while (!isMade(TIMES)) {
      writeFileSync(operationFile, changed(text, TIMES));
      await pause(1_000);
    }
    const times: number[] = [];
    for (let round = 0; round < TIMES; round += 1) {
      await pause(1_000);
      writeFileSync(operationFile, changed(text, round));
      times.push(await timed(() => until(() => isMade(round))));
    }
    return median(times);
  } finally {
    watch.kill();
    rmSync(root, { recursive: true, force: true });
  }
}
const saved = await watched();

const operationTexts = texts.operations.map(({ text }) => text).join('');
const restText = [...operationTexts.matchAll(/@rest\b(\([^)]*\))?/g)]
  .map(([text]) => text)
  .join('');

report('codegen', [
  {
    what: "@rest in the operations' text",
    value: (100 * restText.length) / operationTexts.length,
    unit: '%',
  },
  { what: 'files made', value: files.length, unit: 'files' },
  {
    what: 'whole schema, with the process',
    value: wholeRun / 1000,
    unit: 's',
    bar: { atMost: 3 },
  },
  { what: 'whole schema, in a process that runs', value: first / 1000, unit: 's' },
  {
    what: 'one changed operation, in a process that runs',
    value: operation / 1000,
    unit: 's',
  },
  {
    what: 'one changed operation, watched, from its save to its code; 0.1 s is the debounce',
    value: saved / 1000,
    unit: 's',
    bar: { atMost: 0.3 },
  },
  {
    what: 'one changed fragment of many operations, in a process that runs',
    value: fragment / 1000,
    unit: 's',
  },
  { what: 'whole schema against one changed operation', value: first / operation, unit: '×' },
]);
