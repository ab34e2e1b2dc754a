import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { publicTags } from './publicTags';
import { keysOf } from './apiSettings';
import { queriesReturning, staleDirectivesOf, type StaleDirective } from './stale';

type Field = GraphQLField<unknown, unknown>;

/** Stale fields of a type's records. With `at`, only records whose `key` is among the argument's values. */
export interface StaleFields {
  type: string;
  fields: readonly string[];
  at?: string;
  key?: string;
}

export interface StaleData {
  queries: string[];
  records: StaleFields[];
}

/** What a mutation invalidates, and what may be stale as well if it fails. */
export interface Invalidation {
  changed: StaleData;
  onFailure: StaleData;
}

export const unique = (names: readonly string[]): string[] => [...new Set(names)];

function staleOf(schema: GraphQLSchema, directives: readonly StaleDirective[]): StaleData {
  return {
    queries: unique(
      directives.flatMap((directive) =>
        (directive.queriesReturning ?? []).flatMap((type) =>
          queriesReturning(schema, type).map(({ name }) => name),
        ),
      ),
    ),
    records: directives.flatMap(({ type, fields, at, by }) => {
      if (type === null || fields === null) return [];
      if (at === null) return [{ type, fields }];
      const record = schema.getType(type);
      const [key] = isObjectType(record) ? keysOf(schema, record) : [];
      return [{ type, fields, at, key: by ?? key }];
    }),
  };
}

/** Returns what a mutation invalidates by `@stale`; null if nothing. */
export function invalidationOf(schema: GraphQLSchema, field: Field): Invalidation | null {
  const directives = staleDirectivesOf(schema, field);
  if (directives.every(({ nothing }) => nothing)) return null;
  return {
    changed: staleOf(
      schema,
      directives.filter(({ onFailure }) => !onFailure),
    ),
    onFailure: staleOf(
      schema,
      directives.filter(({ onFailure }) => onFailure),
    ),
  };
}

export const invalidationsOf = (
  schema: GraphQLSchema,
): [field: Field, invalidation: Invalidation | null][] =>
  Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => [
    field,
    invalidationOf(schema, field),
  ]);

/** The host's cache tags of the public pages affected by a mutation, sorted. */
export function purgesOf(schema: GraphQLSchema, field: Field): string[] {
  const tags = publicTags(schema);
  return unique(
    staleDirectivesOf(schema, field)
      .filter(({ onFailure }) => !onFailure)
      .flatMap(({ queriesReturning: types, type }) => [
        ...(types ?? []),
        ...(type === null ? [] : [type]),
      ])
      .flatMap((name) => tags.get(name) ?? []),
  ).sort();
}
