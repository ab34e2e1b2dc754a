import type { GraphQLSchema } from 'graphql';
import {
  collectionOf,
  endpointOf,
  formatLocation,
  type Invalidation,
  itemTypeOf,
  problemAt,
  shortPathOf,
  type StaleFields,
} from 'rest-contract/contract';
import type { Difference } from './differences';

type Json = Record<string, unknown>;

export interface MutationRun {
  mutation: string;
  invalidation: Invalidation | null;
  args: Json;
  response: unknown;
  changed: readonly { query: string; differences: readonly Difference[] }[];
  purged: readonly string[];
}

/** The texts at a path within the arguments, including list items. */
export function textsAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsAt(each, path));
  const [step, ...rest] = path;
  return step === undefined ? [value] : textsAt((value as Json | undefined)?.[step], rest);
}

function brings(response: unknown, type: string, documentId: string, field: string): boolean {
  if (Array.isArray(response))
    return response.some((each) => brings(each, type, documentId, field));
  if (typeof response !== 'object' || response === null) return false;
  const record = response as Json;
  if (record.__typename === type && record.documentId === documentId && field in record)
    return true;
  return Object.values(record).some((each) => brings(each, type, documentId, field));
}

function isCovered(
  { invalidation, args, response }: MutationRun,
  query: string,
  { location }: Difference,
): boolean {
  if (invalidation?.changed.queries.includes(query)) return true;
  if ('query' in location) return false;
  const { type, documentId, field } = location;
  const names = ({ at, ...stale }: StaleFields): boolean =>
    stale.type === type &&
    stale.fields.includes(field) &&
    (at === undefined || textsAt(args, at.split('.')).includes(documentId));
  return (
    (invalidation?.changed.records ?? []).some(names) || brings(response, type, documentId, field)
  );
}

/** What a mutation leaves stale in a member's cache or on the host, each with its fix. */
export function uncovered(schema: GraphQLSchema, run: MutationRun): string[] {
  const root = schema.getQueryType();
  const mutation = schema.getMutationType()?.getFields()[run.mutation];
  const location = formatLocation(problemAt(mutation?.astNode, ''));
  const reported = run.changed.flatMap(({ query, differences }) => {
    const requested = root?.getFields()[query];
    const endpoint = root && requested ? endpointOf(schema, root, requested) : null;
    if (!requested || !endpoint || differences.length === 0) return [];
    const path = `GET ${shortPathOf(endpoint).replaceAll('{args.', '{')}`;
    const missing = differences
      .filter((difference) => !isCovered(run, query, difference))
      .map(({ location: where, field }) => {
        const type = 'query' in where ? (itemTypeOf(requested)?.name ?? '') : where.type;
        const what = 'query' in where ? 'result' : `"${field}"`;
        const fix =
          'query' in where
            ? `@stale(queriesReturning: ["${type}"])`
            : `@stale(type: "${type}", fields: ["${where.field}"])`;
        return `${location}: after "${run.mutation}", ${path} returns a different ${what}, but no @stale of the mutation covers it; add ${fix}`;
      });
    const collection = collectionOf(endpoint.path);
    const stored =
      endpoint.access !== 'PUBLIC' || run.purged.includes(collection)
        ? []
        : [
            `${location}: after "${run.mutation}", ${path} returns a different result, but the host was not notified to purge "${collection}"; add the changed type to @stale`,
          ];
    return [...missing, ...stored];
  });
  return [...new Set(reported)];
}
