/** `npm run bench` runs every part; `npm run bench -- pages orders` runs the named ones. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const parts = ['codegen', 'mistakes', 'data', 'size', 'pages', 'orders', 'browser', 'lighthouse'];
const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`);
  process.exit(2);
}
let failed = false;
for (const part of asked.length > 0 ? asked : parts) {
  const file = fileURLToPath(new URL(`${part}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
