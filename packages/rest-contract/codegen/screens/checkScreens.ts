import { Kind } from 'graphql';
import type { OperationSource } from '../contract/operations';
import { problemAt, type Problem } from '../contract/problem';
import { importedOperations, type ReadFile, type Screens } from './importedOperations';

export interface ScreensConfig extends Screens {
  /** Operations whose screens do not exist yet. */
  awaited: readonly string[];
}

const CONFIG = 'codegen.ts';

/** An operation is used if a reachable screen imports its document; `awaited` lists exceptions. */
export function checkScreens(
  sources: readonly OperationSource[],
  screens: ScreensConfig,
  read?: ReadFile,
): Problem[] {
  const { awaited } = screens;
  const imported = importedOperations(screens, read);
  const operations = sources.flatMap(({ file, document }) =>
    document.definitions
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .map((node) => ({ file, node, name: node.name?.value ?? '' })),
  );
  const unused = operations.filter(({ name }) => !imported.has(name));
  const waiting = new Set(unused.map(({ name }) => name));
  return [
    ...unused
      .filter(({ name }) => !awaited.includes(name))
      .map(({ node, name, file }) =>
        problemAt(
          node,
          `no screen that is reachable by a route imports "${name}"; import ${name}Document in its screen, or add it to screens.awaited in ${CONFIG} until the screen exists`,
          { file },
        ),
      ),
    ...awaited
      .filter((name) => !waiting.has(name))
      .map((name) =>
        problemAt(
          null,
          `"${name}" in screens.awaited has a screen or is not an operation; remove it from the list`,
          { file: CONFIG },
        ),
      ),
  ];
}
