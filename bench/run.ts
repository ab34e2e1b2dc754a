// Runs all speed measurements, or the named ones; other words are arguments of the part before: `node 20 24 test`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const speed = [
  'codegen',
  'endpoints',
  'mistakes',
  'data',
  'caches',
  'size',
  'pages',
  'rendering',
  'orders',
  'search',
  'exports',
  'userExport',
  'growth',
  'browser',
  'blocking',
  'lighthouse',
];
/** They clone or install much, or take long: only on request. */
const onRequest = ['node', 'files', 'compare', 'rivals', 'mutation'];
/** Their words are arguments, not parts. */
const withWords = [...onRequest, 'growth'];
/** Also those that are parts: `codegen` is a folder too, `search` a page. */
const withAnyWords = ['compare', 'lighthouse', 'mutation'];
const parts = [...speed, ...onRequest];

const requested: { part: string; words: string[] }[] = [];
for (const word of process.argv.slice(2)) {
  const last = requested.at(-1);
  if (last && withAnyWords.includes(last.part)) last.words.push(word);
  else if (parts.includes(word)) requested.push({ part: word, words: [] });
  else if (last && withWords.includes(last.part)) last.words.push(word);
  else {
    console.error(`There is no part ${word}. The parts are: ${parts.join(', ')}.`);
    process.exit(2);
  }
}
let failed = false;
for (const { part, words } of requested.length > 0
  ? requested
  : speed.map((part) => ({ part, words: [] }))) {
  const file = fileURLToPath(new URL(`${part}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...words], {
    stdio: 'inherit',
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
