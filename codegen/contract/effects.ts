import type { GraphQLField, GraphQLSchema } from 'graphql';
import { publicTags } from './publicTags';
import { answersOf, staleStatementsOf, type StaleStatement } from './stale';

type Field = GraphQLField<unknown, unknown>;

/** Fields of the records of a type; where `at` is given, of those whose documentIds stand there. */
export interface StaleFields {
  type: string;
  fields: readonly string[];
  at?: string;
}

/** Fields of Query, and of records, that are stale. */
export interface Stale {
  answers: string[];
  records: StaleFields[];
}

/** What a mutation makes stale, and what it may find stale where it fails. */
export interface Effect {
  changed: Stale;
  found: Stale;
}

export const unique = (names: readonly string[]): string[] => [...new Set(names)];

function staleOf(schema: GraphQLSchema, statements: readonly StaleStatement[]): Stale {
  return {
    answers: unique(
      statements.flatMap(({ answers }) =>
        (answers ?? []).flatMap((type) => answersOf(schema, type).map(({ name }) => name)),
      ),
    ),
    records: statements.flatMap(({ type, fields, at }) =>
      type === null || fields === null ? [] : [{ type, fields, ...(at !== null && { at }) }],
    ),
  };
}

/** What a mutation makes stale, by its `@stale`; null where it makes nothing stale. */
export function effectOf(schema: GraphQLSchema, field: Field): Effect | null {
  const statements = staleStatementsOf(schema, field);
  if (statements.every(({ nothing }) => nothing)) return null;
  return {
    changed: staleOf(
      schema,
      statements.filter(({ found }) => !found),
    ),
    found: staleOf(
      schema,
      statements.filter(({ found }) => found),
    ),
  };
}

/** Each mutation with what it makes stale. */
export const effectsOf = (schema: GraphQLSchema): [field: Field, effect: Effect | null][] =>
  Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => [
    field,
    effectOf(schema, field),
  ]);

/** The host's tags of the public pages that show what a mutation changes, sorted. */
export function purgesOf(schema: GraphQLSchema, field: Field): string[] {
  const tags = publicTags(schema);
  return unique(
    staleStatementsOf(schema, field)
      .filter(({ found }) => !found)
      .flatMap(({ answers, type }) => [...(answers ?? []), ...(type === null ? [] : [type])])
      .flatMap((name) => tags.get(name) ?? []),
  ).sort();
}
