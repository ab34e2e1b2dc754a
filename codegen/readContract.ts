import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ContractFile } from './contract/parseContract';
import { ContractError, problemAt } from './contract/problem';
import type { Settings } from './settings';

/** The texts of a contract: all that the output is made of. */
export interface ContractTexts {
  schema: ContractFile[];
  operations: ContractFile[];
  endpointTable: ContractFile | null;
  effectsTable: ContractFile | null;
  /** The content server's content types and components. */
  content: ContractFile[];
}

/** The folder that a pattern begins with. */
export const folderOf = (pattern: string): string => pattern.split('/*')[0] ?? '';

/** Other tools take `.gql` for a file of GraphQL: unread, it would be missed by nobody. */
function refuseUnread(names: readonly string[]): void {
  const problems = names
    .filter((name) => name.endsWith('.gql'))
    .map((file) => problemAt(null, 'only .graphql files are read; name it so', { file }));
  if (problems.length > 0) throw new ContractError(problems);
}

/** An editor's lock (`.#x.graphql`) leads nowhere, and a folder may have any name. */
const isFile = async (path: string): Promise<boolean> =>
  !basename(path).startsWith('.') && ((await stat(path).catch(() => null))?.isFile() ?? false);

/** Comments alone say nothing, as an empty file does. */
const saysNothing = (text: string): boolean =>
  text.split('\n').every((line) => /^[\s,]*(#|$)/.test(line));

async function filesOf(pattern: string): Promise<ContractFile[]> {
  const folder = folderOf(pattern);
  const names = await readdir(folder, { recursive: pattern.includes('**'), encoding: 'utf8' });
  refuseUnread(names.map((name) => join(folder, name)));
  const paths = names.filter((name) => name.endsWith('.graphql')).map((name) => join(folder, name));
  const files = await Promise.all(
    paths.sort().map(async (file) => {
      const text = (await isFile(file)) ? await readFile(file, 'utf8') : '';
      return saysNothing(text) ? [] : [{ file, text }];
    }),
  );
  return files.flat();
}

/** The files of Strapi's content types and components below a folder. */
async function contentOf(folder: string): Promise<ContractFile[]> {
  const namesIn = async (name: string): Promise<string[]> =>
    (await readdir(join(folder, name), { recursive: true, encoding: 'utf8' }).catch(() => []))
      .filter((path) => path.endsWith('.json'))
      .map((path) => join(folder, name, path));
  const paths = (await Promise.all(['api', 'components'].map(namesIn))).flat();
  return Promise.all(
    paths.sort().map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
  );
}

/** Reads the contract as it lies on the disk. */
export async function readContract({
  schema,
  documents,
  endpointTable,
  effectsTable,
  content,
}: Settings): Promise<ContractTexts> {
  const tableOf = async (file: string): Promise<ContractFile> => ({
    file,
    text: await readFile(file, 'utf8'),
  });
  const [schemaFiles, operations, endpoints, effects, contentFiles] = await Promise.all([
    filesOf(schema),
    filesOf(documents),
    endpointTable ? tableOf(endpointTable) : null,
    effectsTable ? tableOf(effectsTable) : null,
    content ? contentOf(content.folder) : [],
  ]);
  return {
    schema: schemaFiles,
    operations,
    endpointTable: endpoints,
    effectsTable: effects,
    content: contentFiles,
  };
}
