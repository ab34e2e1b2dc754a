import { getLocation, type ASTNode } from 'graphql';
import { relative } from 'node:path';

/** Why the contract is refused: where, and the sentence that says the mend. */
export interface Problem {
  file: string;
  line: number;
  message: string;
  /** A warning is told and does not stop the run, unless the run is strict. */
  level: 'error' | 'warning';
}

/** Makes a problem at the place of a node; `file` is used where the node does not know its source. */
export function problemAt(
  node: ASTNode | null | undefined,
  message: string,
  { file = '', level = 'error' }: { file?: string; level?: Problem['level'] } = {},
): Problem {
  const loc = node?.loc;
  const source = loc?.source.name ?? '';
  const known = source.endsWith('.graphql') ? source : file;
  return {
    file: known.startsWith('/') ? relative(process.cwd(), known) : known,
    line: loc ? getLocation(loc.source, loc.start).line : 1,
    message,
    level,
  };
}

/** `schema/order.graphql:12` */
export const tellPlace = ({ file, line }: Problem): string => `${file}:${line}`;

/** `schema/order.graphql:12 error: …` */
export const tell = (problem: Problem): string =>
  `${tellPlace(problem)} ${problem.level}: ${problem.message}`;

/** Stops a run; its message lists every problem. */
export class ContractError extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(tell).join('\n'));
    this.name = 'ContractError';
  }
}
