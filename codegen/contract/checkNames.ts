import { Kind, type ExecutableDefinitionNode } from 'graphql';
import { basename, extname } from 'node:path';
import type { OperationSource } from './operations';
import { problemAt, formatLocation, type Problem } from './problem';

interface Named {
  name: string;
  problem: (message: string) => Problem;
}

/** The operations or the fragments of all files, with what their names are. */
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

/** A file is made of each name, and some disks know no capitals. */
function checkCapitals(definitions: readonly Named[]): Problem[] {
  const seen = new Map<string, Named>();
  return definitions.flatMap(({ name, problem: at }) => {
    const first = seen.get(name.toLowerCase());
    if (!first) seen.set(name.toLowerCase(), { name, problem: at });
    if (!first || first.name === name) return [];
    return at(
      `"${name}" and "${first.name}" (${formatLocation(first.problem(''))}) differ in capitals only; rename one`,
    );
  });
}

/** An operation is found by its name: one a file, which has the same name. */
export function checkNames(sources: readonly OperationSource[]): Problem[] {
  const operations = namedOf(sources, Kind.OPERATION_DEFINITION);
  const misnamed = operations.flatMap(({ name, file, problem: at }) => {
    if (name === '') return at('an operation has no name; name it as its file');
    if (basename(file, extname(file)) === name) return [];
    return at(`"${name}" stands in ${basename(file)}; name operation and file alike`);
  });
  return [
    ...misnamed,
    ...checkCapitals(operations),
    ...checkCapitals(namedOf(sources, Kind.FRAGMENT_DEFINITION)),
  ];
}
