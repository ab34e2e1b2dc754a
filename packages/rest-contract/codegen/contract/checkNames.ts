import { Kind } from 'graphql';
import { basename, dirname, extname, relative } from 'node:path';
import type { OperationSource } from './operations';
import { problemAt, type Problem } from './problem';

const nameOf = (file: string): string => basename(file, extname(file));

/** Whether a file is named after its folder, as `user-batches/UserBatches.graphql`: the file of all its operations. */
const isNamedAfterFolder = (file: string): boolean =>
  nameOf(file) ===
  basename(dirname(file)).replace(/(?:^|-)(\w)/g, (_, initial: string) => initial.toUpperCase());

/** The generated module of a file, without extension: `pages/my-orders/MyOrders.graphql` → `pages/my-orders`. */
export function moduleOf({ file, folder = dirname(file) }: OperationSource): string {
  const path = relative(folder, file);
  return isNamedAfterFolder(path) ? dirname(path) : path.slice(0, -extname(path).length);
}

/** Requires each operation to be found by name: in the file of its name, or in that of its folder. */
function checkFileNames({ file, document }: OperationSource): Problem[] {
  return document.definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return [];
    const name = node.name?.value;
    if (name === undefined)
      return problemAt(node, 'an operation has no name; give it the name of its file', { file });
    if (name === nameOf(file) || isNamedAfterFolder(file)) return [];
    const message = `"${name}" is in ${basename(file)}; the file must have the name of the operation or of its folder`;
    return problemAt(node, message, { file });
  });
}

/** Rejects files of the same module. Some file systems ignore case. */
function checkModules(sources: readonly OperationSource[]): Problem[] {
  const seen = new Map<string, string>();
  return sources.flatMap((source) => {
    const { file, document } = source;
    const [node] = document.definitions;
    const module = moduleOf(source).toLowerCase();
    const first = seen.get(module);
    if (first === undefined) seen.set(module, file);
    if (first === undefined || !node) return [];
    return problemAt(node, `the file and ${first} generate the same module; rename one`, { file });
  });
}

export const checkNames = (sources: readonly OperationSource[]): Problem[] => [
  ...sources.flatMap(checkFileNames),
  ...checkModules(sources),
];
