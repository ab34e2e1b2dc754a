import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractFile } from './contract/parseContract';
import type { Settings } from './settings';

/** The texts of a contract: all that the output is made of. */
export interface ContractTexts {
  schema: ContractFile[];
  operations: ContractFile[];
  endpointTable: ContractFile | null;
}

/** The folder that a pattern begins with. */
export const folderOf = (pattern: string): string => pattern.split('/*')[0] ?? '';

async function filesOf(pattern: string): Promise<ContractFile[]> {
  const folder = folderOf(pattern);
  const names = await readdir(folder, { recursive: pattern.includes('**'), encoding: 'utf8' });
  const files = names
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(folder, name))
    .sort();
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

/** Reads the contract as it lies on the disk. */
export async function readContract({
  schema,
  documents,
  endpointTable,
}: Settings): Promise<ContractTexts> {
  const tableOf = async (file: string): Promise<ContractFile> => ({
    file,
    text: await readFile(file, 'utf8'),
  });
  return {
    schema: await filesOf(schema),
    operations: await filesOf(documents),
    endpointTable: endpointTable ? await tableOf(endpointTable) : null,
  };
}
