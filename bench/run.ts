// Runs all parts, or the named ones, and records their figures in `bench/results.json` and `bench/RESULTS.md`:
// `npm run bench -- pages orders`. Words that name no part are arguments of the first: `lighthouse 7 home list`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parts } from './lib/parts';
import { record } from './lib/record';
import { parseReport, type Report } from './lib/report';

interface Requested {
  part: (typeof parts)[number];
  words: string[];
}

const partOf = (word: string) => parts.find(({ name }) => name === word);

function requestedParts(words: readonly string[]): Requested[] {
  const [first, ...others] = words;
  if (first === undefined) {
    return parts.filter(({ onRequest }) => !onRequest).map((part) => ({ part, words: [] }));
  }
  const named = words.map(partOf);
  if (named.every((part) => part !== undefined)) return named.map((part) => ({ part, words: [] }));
  const part = partOf(first);
  if (part) return [{ part, words: others }];
  const names = parts.map(({ name }) => name).join(', ');
  console.error(`There is no part ${first}. The parts are: ${names}.`);
  process.exit(2);
}

/** Prints the part's output, and collects what it reports. */
async function run({ part, words }: Requested): Promise<{ ok: boolean; reports: Report[] }> {
  const file = fileURLToPath(new URL(`${part.name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...words], {
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const reports: Report[] = [];
  child.stdout.pipe(process.stdout, { end: false });
  for await (const line of createInterface({ input: child.stdout })) {
    const found = parseReport(line);
    if (found) reports.push(found);
  }
  const [status] = await ended;
  return { ok: status === 0, reports };
}

let failed = false;
for (const requested of requestedParts(process.argv.slice(2))) {
  const { ok, reports } = await run(requested);
  // A part with arguments, or one that failed, may have measured less than the stored figures.
  if (reports.length > 0) record(reports, { replace: ok && requested.words.length === 0 });
  failed ||= !ok;
}
process.exitCode = failed ? 1 : 0;
