import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { config } from '../codegen';
import { BREAKING_USAGE, breakingCommand } from './breaking/command';
import { parseOperations } from './contract/parseContract';
import { ContractError, formatProblem } from './contract/problem';
import { fixedOperations } from './fix';
import { IMPORT_USAGE, importCommand } from './openapi/import/command';
import { createGenerator, type Made } from './make';
import { serveMock } from './mock/serve';
import { differences, save, type Differences } from './output';
import { folderOf, readContract } from './readContract';
import { ownFolders, settingsOf } from './settings';
import { watchFolders } from './watchFolders';

const USAGE = `npm run codegen            makes types, documents and rules from the contract
npm run codegen -- --watch makes them again at every change
npm run codegen -- --fix   writes each @rest as the schema has it, then makes them
npm run codegen -- mock    serves every endpoint with made-up answers (--port 1337)
npm run codegen:check      fails where they are stale, or an endpoint has no operation
${IMPORT_USAGE}
${BREAKING_USAGE}`;

const settings = settingsOf(config);
const make = createGenerator(settings);

const seconds = (start: number): string => `${((performance.now() - start) / 1000).toFixed(2)} s`;

function summary({ files }: Made): string {
  const count = (part: string): number =>
    files.filter(({ filename }) => filename.includes(`/${part}/`)).length;
  return `${count('operations')} operations, ${count('fragments')} fragments, ${files.length} files`;
}

/** A few names are listed, many only counted. */
const namesOf = (what: string, names: readonly string[]): string =>
  names.length > 0 && names.length <= 5 ? `${what} ${names.join(', ')}` : `${names.length} ${what}`;

function changesOf({ write, remove }: Differences): string {
  const changed = namesOf(
    'changed',
    write.map(({ filename }) => filename),
  );
  return remove.length > 0 ? `${changed}, ${namesOf('removed', remove)}` : changed;
}

const foreignWarning = (name: string): string =>
  `${name} is not made by the codegen, whose folder it lies in; put it elsewhere`;

function reportFailure(error: unknown): void {
  if (error instanceof ContractError) {
    console.error(error.message);
    console.error(`The contract is refused: ${error.problems.length} to fix.`);
  } else if (error instanceof Error) {
    console.error(error.stack ?? error.message);
  } else {
    console.error(error);
  }
}

async function run(start: number): Promise<void> {
  const made = await make(await readContract(settings), { strict: false });
  for (const warning of made.warnings) console.warn(formatProblem(warning));
  const found = await save(made, ownFolders(settings));
  for (const name of found.foreign) console.warn(foreignWarning(name));
  console.log(`${summary(made)}, ${changesOf(found)}, ${seconds(start)}`);
}

async function fix(): Promise<void> {
  for (const { file, text } of await fixedOperations(await readContract(settings))) {
    await writeFile(file, text);
    console.log(`${file} fixed`);
  }
}

async function check(start: number): Promise<void> {
  const texts = await readContract(settings);
  const made = await make(texts, { strict: true });
  if (settings.screens) {
    // It brings the TypeScript compiler, which takes longer to load than all else.
    const { checkScreens } = await import('./screens/checkScreens');
    const unused = checkScreens(parseOperations(texts.operations), settings.screens);
    if (unused.length > 0) throw new ContractError(unused);
  }
  const { write, remove, foreign } = await differences(made, ownFolders(settings));
  const stale = [...write.map(({ filename }) => filename), ...remove];
  for (const name of stale) console.error(`${name} is stale`);
  for (const name of foreign) console.error(foreignWarning(name));
  if (stale.length > 0) console.error('Run `npm run codegen` and commit what it makes.');
  if (stale.length + foreign.length > 0) {
    process.exitCode = 1;
    return;
  }
  console.log(`${summary(made)}, none stale, ${seconds(start)}`);
}

/** Regenerates after each change; changes made together trigger one run. */
function watchContract(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const folders = [settings.schema, settings.documents].map(folderOf);
  watchFolders(folders, (path) => {
    // A path without an extension may be a folder with operations; other files are irrelevant.
    if (extname(path) !== '.graphql' && extname(path) !== '') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => run(performance.now())).catch(reportFailure);
    }, 30);
  });
  console.log(
    `Watching ${folders.join(' and ')} for .graphql files; begin anew where codegen.ts changes.`,
  );
}

/** Parses the flags; an unknown one is reported and stops the command. */
function readFlags() {
  const flag = { type: 'boolean' } as const;
  try {
    const port = { type: 'string', default: '1337' } as const;
    const options = { help: flag, check: flag, fix: flag, watch: flag, port };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.find((word) => word !== 'mock');
    if (unknown !== undefined) throw new Error(`There is no command ${unknown}.`);
    return { ...values, mock: positionals.length > 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    process.exit(1);
  }
}

/** Commands with arguments of their own. */
const commands: Record<string, (args: readonly string[]) => Promise<void>> = {
  import: async (args) => {
    for (const line of await importCommand(args, settings)) console.log(line);
  },
  breaking: async (args) => {
    const { lines, ok } = await breakingCommand(args, settings);
    for (const line of lines) console.log(line);
    if (!ok) process.exitCode = 1;
  },
};

async function runCommand(command: (args: readonly string[]) => Promise<void>): Promise<never> {
  try {
    await command(process.argv.slice(3));
    process.exit();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const command = commands[process.argv[2] ?? ''];
if (command) await runCommand(command);
const flags = readFlags();
// Measured from process start: that is what the developer waits for.
const start = 0;
try {
  if (flags.fix) await fix();
  if (flags.help) console.log(USAGE);
  else if (flags.mock) console.log(`Serving ${await serveMock(settings, Number(flags.port))}`);
  else if (flags.check) await check(start);
  else await run(start);
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (flags.watch) watchContract();
