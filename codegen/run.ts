import { extname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { config } from '../codegen';
import { ContractError, tell } from './contract/problem';
import { createMaker, type Made } from './make';
import { differences, save } from './output';
import { folderOf, readContract } from './readContract';
import { settingsOf } from './settings';
import { watchFolders } from './watchFolders';

const USAGE = `npm run codegen            makes types, documents and rules from the contract
npm run codegen -- --watch makes them again at every change
npm run codegen:check      fails where they are stale, or an endpoint has no operation`;

const settings = settingsOf(config);
const make = createMaker(settings);

const seconds = (start: number): string => `${((performance.now() - start) / 1000).toFixed(2)} s`;

function summary({ files }: Made): string {
  const count = (part: string): number =>
    files.filter(({ filename }) => filename.includes(`/${part}/`)).length;
  return `${count('operations')} operations, ${count('fragments')} fragments, ${files.length} files`;
}

/** A few names are told; of many, how many. */
const namesOf = (changed: readonly string[]): string =>
  changed.length > 0 && changed.length <= 5
    ? `changed ${changed.join(', ')}`
    : `${changed.length} changed`;

/** Tells why a run stopped; answers whether the contract was the reason. */
function tellFailure(error: unknown): void {
  if (error instanceof ContractError) {
    console.error(error.message);
    console.error(
      `The contract is refused: ${error.problems.length} to mend (schema/README.md says how).`,
    );
  } else if (error instanceof Error) {
    console.error(error.stack ?? error.message);
  } else {
    console.error(error);
  }
}

async function run(start: number): Promise<void> {
  const made = await make(await readContract(settings), { strict: false });
  for (const warning of made.warnings) console.warn(tell(warning));
  const changed = await save(made, settings.folder);
  console.log(`${summary(made)}, ${namesOf(changed)}, ${seconds(start)}`);
}

async function check(start: number): Promise<void> {
  const made = await make(await readContract(settings), { strict: true });
  const { write, remove } = await differences(made, settings.folder);
  const stale = [...write.map(({ filename }) => filename), ...remove];
  if (stale.length > 0) {
    console.error(stale.map((name) => `${name} is stale`).join('\n'));
    console.error('Run `npm run codegen` and commit what it makes.');
    process.exitCode = 1;
    return;
  }
  console.log(`${summary(made)}, none stale, ${seconds(start)}`);
}

/** Makes the output again after each change; changes that come together make one run. */
function watchContract(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const folders = [settings.schema, settings.documents].map(folderOf);
  watchFolders(folders, (path) => {
    // A folder may bring files with it; other files are no part of the contract.
    if (extname(path) !== '.graphql' && extname(path) !== '') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => run(performance.now())).catch(tellFailure);
    }, 30);
  });
  console.log(`Watching ${folders.join(' and ')} for .graphql files.`);
}

const flags = process.argv.slice(2);
// From the start of the process: what a person waits for.
const start = 0;
try {
  if (flags.includes('--help')) console.log(USAGE);
  else if (flags.includes('--check')) await check(start);
  else await run(start);
} catch (error) {
  tellFailure(error);
  process.exitCode = 1;
}
if (flags.includes('--watch')) watchContract();
