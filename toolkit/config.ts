import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContractConfig } from '../codegen/settings';

const FILE = resolve('codegen.ts');

interface Module {
  config?: ContractConfig;
  /** Of a module that Node takes for CommonJS. */
  default?: Module;
}

async function load(): Promise<ContractConfig> {
  if (!existsSync(FILE)) {
    console.error('There is no codegen.ts here: `npx rest-contract init` writes one.');
    process.exit(1);
  }
  const module = (await import(pathToFileURL(FILE).href)) as Module;
  const config = module.config ?? module.default?.config;
  if (!config) throw new Error('codegen.ts exports no `config`.');
  return config;
}

/** Stands for this repository's `codegen.ts` where the command runs from the package. */
export const config = await load();
