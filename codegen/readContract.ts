import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractFile } from './contract/parseContract';

// A pattern of two stars would end a block comment.
// Where the parts of a contract lie, as patterns: `schema/*.graphql`, `src/**/*.graphql`.
export interface ContractPlaces {
  schema: string;
  documents: string;
  /** The file that holds the table of endpoints, where there is one. */
  endpointTable?: string;
}

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
export async function readContract(places: ContractPlaces): Promise<ContractTexts> {
  const { endpointTable: table } = places;
  const [schema, operations] = await Promise.all([
    filesOf(places.schema),
    filesOf(places.documents),
  ]);
  return {
    schema,
    operations,
    endpointTable: table ? { file: table, text: await readFile(table, 'utf8') } : null,
  };
}
