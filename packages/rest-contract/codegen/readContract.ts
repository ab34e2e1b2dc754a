import { readFileSync, type Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractFile } from './contract/parseContract';
import { ContractError, problemAt } from './contract/problem';
import type { ContractPresetConfig, Settings } from './settings';

/** The present texts of the files that the code generator updates. */
export interface OutputTexts {
  invalidationsTable: ContractFile | null;
  content: ContractFile[];
}

export interface ContractTexts extends OutputTexts {
  schema: ContractFile[];
  operations: ContractFile[];
}

/** Synchronous: reading hundreds of small files one by one takes a third of the time. */
const textOf = (file: string): ContractFile => ({ file, text: readFileSync(file, 'utf8') });

export const folderOf = (pattern: string): string => pattern.split('/*')[0] ?? '';

/** Other tools read `.gql` too; silently ignoring such a file would go unnoticed. */
function rejectOtherExtensions(files: readonly string[]): void {
  const problems = files.map((file) =>
    problemAt(null, 'only .graphql files are read; rename it to .graphql', { file }),
  );
  if (problems.length > 0) throw new ContractError(problems);
}

/** An editor's lock (`.#x.graphql`) is a dangling symlink, and a folder may have any name. */
const isFile = async (entry: Dirent): Promise<boolean> =>
  !entry.name.startsWith('.') &&
  (entry.isFile() ||
    (entry.isSymbolicLink() &&
      ((await stat(join(entry.parentPath, entry.name)).catch(() => null))?.isFile() ?? false)));

export const isBlank = (text: string): boolean =>
  text.split('\n').every((line) => /^[\s,]*(#|$)/.test(line));

export async function filesOf(pattern: string): Promise<ContractFile[]> {
  const entries = await readdir(folderOf(pattern), {
    recursive: pattern.includes('**'),
    withFileTypes: true,
  });
  const pathOf = ({ parentPath, name }: Dirent): string => join(parentPath, name);
  rejectOtherExtensions(entries.filter(({ name }) => name.endsWith('.gql')).map(pathOf));
  const found = await Promise.all(
    entries.map(async (entry) => {
      const file = pathOf(entry);
      const isOurs = file.endsWith('.graphql') && (await isFile(entry));
      return isOurs ? [textOf(file)] : [];
    }),
  );
  return found
    .flat()
    .filter(({ text }) => !isBlank(text))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

async function contentOf(folder: string): Promise<ContractFile[]> {
  const namesIn = async (name: string): Promise<string[]> =>
    (await readdir(join(folder, name), { recursive: true, encoding: 'utf8' }).catch(() => []))
      .filter((path) => path.endsWith('.json'))
      .map((path) => join(folder, name, path));
  const paths = (await Promise.all(['api', 'components'].map(namesIn))).flat();
  return paths.sort().map(textOf);
}

export const readSchema = ({ schema }: Pick<Settings, 'schema'>): Promise<ContractFile[]> =>
  filesOf(schema);

export type ReadOutputs = (
  config: Pick<ContractPresetConfig, 'invalidationsTable' | 'content'>,
) => Promise<OutputTexts>;

export const readOutputs: ReadOutputs = async ({ invalidationsTable, content }) => ({
  invalidationsTable: invalidationsTable ? textOf(invalidationsTable) : null,
  content: content ? await contentOf(content.folder) : [],
});

export async function readContract(settings: Settings): Promise<ContractTexts> {
  const [schema, operations, outputs] = await Promise.all([
    filesOf(settings.schema),
    filesOf(settings.documents),
    readOutputs(settings),
  ]);
  return { schema, operations, ...outputs };
}
