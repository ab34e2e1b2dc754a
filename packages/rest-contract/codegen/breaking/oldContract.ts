import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseOperations, parseSchema, type ContractFile } from '../contract/parseContract';
import { filesOf, folderOf, isBlank } from '../readContract';
import type { Settings } from '../settings';
import type { OldContract } from './breakingChanges';

const MAX_BYTES = 200_000_000;

const git = (args: readonly string[], input?: string): Buffer =>
  execFileSync('git', args, { input, maxBuffer: MAX_BYTES, stdio: ['pipe', 'pipe', 'pipe'] });

/** Reads the `.graphql` files below a folder at a commit. */
function committed(ref: string, pattern: string): ContractFile[] {
  const files = git(['ls-tree', '-r', '-z', '--name-only', ref, `${folderOf(pattern)}/`])
    .toString()
    .split('\0')
    .filter((file) => file.endsWith('.graphql'));
  const all = git(['cat-file', '--batch'], files.map((file) => `${ref}:./${file}\n`).join(''));
  let at = 0;
  const found = files.map((file) => {
    const start = all.indexOf('\n', at) + 1;
    const length = Number(all.subarray(at, start).toString().trim().split(' ').at(-1));
    at = start + length + 1;
    return { file, text: all.subarray(start, start + length).toString() };
  });
  return found.filter(({ text }) => !isBlank(text));
}

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isDirectory() ?? false;

/** Reads the contract in another folder or at a commit. @throws Error if `from` is neither */
export async function oldContract(from: string, settings: Settings): Promise<OldContract> {
  const read = async (pattern: string): Promise<ContractFile[]> => {
    if (await isFolder(from)) return filesOf(join(from, pattern)).catch(() => []);
    try {
      return committed(from, pattern);
    } catch {
      throw new Error(
        `${from} is neither a folder nor a Git commit; pass a version to compare with.`,
      );
    }
  };
  const [schema, operations] = await Promise.all([read(settings.schema), read(settings.documents)]);
  if (schema.length === 0) throw new Error(`${from} has no ${settings.schema}.`);
  return { schema: parseSchema(schema).schema, operations: parseOperations(operations) };
}
