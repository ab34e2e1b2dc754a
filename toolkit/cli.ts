import { register as registerCommonJs } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';
import { init } from './init';

/** The package's words for the flags of `codegen/run.ts`. */
const FLAGS: Record<string, string[]> = {
  generate: [],
  check: ['--check'],
  watch: ['--watch'],
  fix: ['--fix'],
};

const [word = '', ...rest] = process.argv.slice(2);
if (word === 'init') await init(process.cwd());
else {
  const flags = FLAGS[word];
  if (flags) process.argv.splice(2, Infinity, ...flags, ...rest);
  // The configuration and the generated rules are TypeScript.
  registerCommonJs();
  register();
  await import('../codegen/run');
}
