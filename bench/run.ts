/**
 * `npm run bench` runs every part that measures speed; `npm run bench -- pages orders` runs the named ones.
 * What is no part's name is for the last part named before it: `npm run bench -- node 20 24 test`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const speed = [
  'codegen',
  'mistakes',
  'data',
  'size',
  'pages',
  'orders',
  'search',
  'browser',
  'lighthouse',
];
/** They clone the repository and install in the clone: only who asks waits for that. */
const inClones = ['node', 'files', 'compare'];
const parts = [...speed, ...inClones];

const asked: { part: string; words: string[] }[] = [];
for (const word of process.argv.slice(2)) {
  const last = asked.at(-1);
  if (last?.part === 'compare') last.words.push(word);
  else if (parts.includes(word)) asked.push({ part: word, words: [] });
  else if (last && inClones.includes(last.part)) last.words.push(word);
  else {
    console.error(`There is no part ${word}. The parts are: ${parts.join(', ')}.`);
    process.exit(2);
  }
}
let failed = false;
for (const { part, words } of asked.length > 0
  ? asked
  : speed.map((part) => ({ part, words: [] }))) {
  const file = fileURLToPath(new URL(`${part}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...words], {
    stdio: 'inherit',
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
