import { Kind, type ExecutableDefinitionNode } from 'graphql';
import { basename, dirname, extname } from 'node:path';
import type { OperationSource } from './operations';
import { problemAt, formatLocation, type Problem } from './problem';

interface Named {
  name: string;
  problem: (message: string) => Problem;
}

function namedOf(
  sources: readonly OperationSource[],
  kind: Kind.OPERATION_DEFINITION | Kind.FRAGMENT_DEFINITION,
): (Named & { file: string })[] {
  return sources.flatMap(({ file, document }) =>
    document.definitions
      .filter((node): node is ExecutableDefinitionNode => node.kind === kind)
      .map((node) => ({
        name: node.name?.value ?? '',
        file,
        problem: (message: string) => problemAt(node, message, { file }),
      })),
  );
}

/** Rejects names that differ only in case: each becomes a file name, and some file systems ignore case. */
function checkCapitals(definitions: readonly Named[]): Problem[] {
  const seen = new Map<string, Named>();
  return definitions.flatMap(({ name, problem: at }) => {
    const first = seen.get(name.toLowerCase());
    if (!first) seen.set(name.toLowerCase(), { name, problem: at });
    if (!first || first.name === name) return [];
    return at(
      `"${name}" and "${first.name}" (${formatLocation(first.problem(''))}) differ only in case; rename one`,
    );
  });
}

/** `user-batches` → `UserBatches`: the file of all operations of a folder. */
const namedAfterFolder = (file: string): string =>
  basename(dirname(file)).replace(/(?:^|-)(\w)/g, (_, initial: string) => initial.toUpperCase());

/** Requires each operation to be found by name: in the file of its name, or in that of its folder. */
export function checkNames(sources: readonly OperationSource[]): Problem[] {
  const operations = namedOf(sources, Kind.OPERATION_DEFINITION);
  const misnamed = operations.flatMap(({ name, file, problem: at }) => {
    if (name === '') return at('an operation has no name; give it the name of its file');
    if ([name, namedAfterFolder(file)].includes(basename(file, extname(file)))) return [];
    return at(
      `"${name}" is in ${basename(file)}; the file must have the name of the operation or of its folder`,
    );
  });
  return [
    ...misnamed,
    ...checkCapitals(operations),
    ...checkCapitals(namedOf(sources, Kind.FRAGMENT_DEFINITION)),
  ];
}
