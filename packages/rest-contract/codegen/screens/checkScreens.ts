import { Kind } from 'graphql';
import type { OperationSource } from '../contract/operations';
import { problemAt, type Problem } from '../contract/problem';
import { reachableFiles, type ReadFile, type Screens } from './reachableFiles';

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
  const { awaited, generated } = screens;
  const reached = reachableFiles(screens, read);
  const operations = sources.flatMap(({ file, document }) =>
    document.definitions
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .map((node) => ({ file, node, name: node.name?.value ?? '' })),
  );
  const unused = operations.filter(({ name }) => !reached.has(`${generated}operations/${name}.ts`));
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
