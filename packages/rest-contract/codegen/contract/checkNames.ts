import { Kind } from 'graphql';
import { basename, dirname, extname } from 'node:path';
import type { OperationSource } from './operations';
import { problemAt, type Problem } from './problem';

const nameOf = (file: string): string => basename(file, extname(file));

/** Whether a file is named after its folder, as `user-batches/UserBatches.graphql`: the file of all its operations. */
export const isNamedAfterFolder = (file: string): boolean =>
  nameOf(file) ===
  basename(dirname(file)).replace(/(?:^|-)(\w)/g, (_, initial: string) => initial.toUpperCase());

/** Requires each operation to be found by name: in the file of its name, or in that of its folder. */
export function checkNames(sources: readonly OperationSource[]): Problem[] {
  const operations = sources.flatMap(({ file, document }) =>
    document.definitions
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .map((node) => ({ file, node, name: node.name?.value ?? '' })),
  );
  return operations.flatMap(({ file, node, name }) => {
    if (name === '')
      return problemAt(node, 'an operation has no name; give it the name of its file', { file });
    if (name === nameOf(file) || isNamedAfterFolder(file)) return [];
    const message = `"${name}" is in ${basename(file)}; the file must have the name of the operation or of its folder`;
    return problemAt(node, message, { file });
  });
}
