import { getLocation, type ASTNode, type GraphQLError } from 'graphql';
import { relative } from 'node:path';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';

/** A reason to reject the contract: a location, and a message that explains the fix. */
export interface Problem {
  file: string;
  line: number;
  message: string;
  /** Warnings are errors only in a strict run. */
  level: 'error' | 'warning';
}

const printed = (file: string): string => relative(process.cwd(), file);

/** Returns the location of a definition's name, rather than of the description above it. */
const placeOf = (node: ASTNode | null | undefined): ASTNode['loc'] =>
  (node && 'description' in node && node.description && 'name' in node && node.name?.loc) ||
  node?.loc;

/** Creates a problem at a node; `file` is the fallback if the node has no source. */
export function problemAt(
  node: ASTNode | null | undefined,
  message: string,
  { file = '', level = 'error' }: { file?: string; level?: Problem['level'] } = {},
): Problem {
  const loc = placeOf(node);
  const source = loc?.source.name ?? '';
  return {
    file: printed(source.endsWith('.graphql') ? source : file),
    line: loc ? getLocation(loc.source, loc.start).line : 1,
    message,
    level,
  };
}

/** `schema/order.graphql:12` */
export const formatLocation = ({ file, line }: Pick<Problem, 'file' | 'line'>): string =>
  `${file}:${line}`;

/** Converts a graphql-js error, with its other locations and the fix. */
export function problemOf(
  { message, nodes = [], source, locations }: GraphQLError,
  fix: string,
  level: Problem['level'] = 'error',
): Problem {
  const [first, ...others] = nodes.map((node) => problemAt(node, ''));
  const { file, line } = first ?? {
    file: printed(source?.name ?? ''),
    line: locations?.[0]?.line ?? 1,
  };
  const places = new Set(others.map(formatLocation));
  places.delete(formatLocation({ file, line }));
  const also = places.size > 0 ? ` See also ${[...places].join(', ')}.` : '';
  return { file, line, message: `${message.replace(/(?<![.?])$/, '.')}${also} ${fix}`, level };
}

/** `schema/order.graphql:12 error: …` */
export const formatProblem = (problem: Problem): string =>
  `${formatLocation(problem)} ${problem.level}: ${problem.message}`;

/** Stops a run; the message lists every problem once. */
export class ContractError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
    super([...unique.keys()].join('\n'));
    this.name = 'ContractError';
    this.problems = [...unique.values()];
  }
}

/** ` (did you mean "Order"?)` if a known name is close. */
export function suggestion(written: string, names: readonly string[]): string {
  const [closest] = suggestionList(written, names);
  return closest === undefined ? '' : ` (did you mean "${closest}"?)`;
}

/** `; write slug`, or all known words if none is close. */
export function replacement(written: string, names: readonly string[]): string {
  const [closest] = suggestionList(written, names);
  return closest === undefined ? `; write one of ${names.join(', ')}` : `; write ${closest}`;
}
