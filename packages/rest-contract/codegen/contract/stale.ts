import {
  getNamedType,
  getNullableType,
  isObjectType,
  type DirectiveNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { repeatedValues } from './directiveValues';
import { endpointOf, isListResponse } from './endpoints';
import { isRecordType } from './apiSettings';

type Field = GraphQLField<unknown, unknown>;

export interface StaleDirective {
  node: DirectiveNode;
  queriesReturning: readonly string[] | null;
  type: string | null;
  fields: readonly string[] | null;
  at: string | null;
  by: string | null;
  onFailure: boolean;
  nothing: boolean;
}

const namesOf = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.map(String) : null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const staleDirectivesOf = (schema: GraphQLSchema, { astNode }: Field): StaleDirective[] =>
  repeatedValues(schema, 'stale', astNode).map(({ node, values }) => ({
    node,
    queriesReturning: namesOf(values.queriesReturning),
    type: textOf(values.type),
    fields: namesOf(values.fields),
    at: textOf(values.at),
    by: textOf(values.by),
    onFailure: values.onFailure === true,
    nothing: values.nothing === true,
  }));

/** Returns the type of a field, or of its items if it is a list or page. */
export function itemTypeOf({ type }: Field): GraphQLObjectType | null {
  const nullable = getNullableType(type);
  const items = isObjectType(nullable) && isListResponse(type) ? nullable.getFields().items : null;
  const named = getNamedType(items?.type ?? type);
  return isObjectType(named) ? named : null;
}

/** Keyed by type name; memoized, as every mutation needs it. */
const cachedQueries = new WeakMap<GraphQLSchema, Map<string, Field[]>>();

function queriesByType(schema: GraphQLSchema): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  const query = schema.getQueryType();
  for (const field of Object.values(query?.getFields() ?? {})) {
    const subject = itemTypeOf(field);
    if (!query || !subject || !endpointOf(schema, query, field)) continue;
    if (!isListResponse(field.type) && isRecordType(schema, subject)) continue;
    found.set(subject.name, [...(found.get(subject.name) ?? []), field]);
  }
  return found;
}

/** Lists the Query fields to refetch if a type is stale: lists, pages, and single results without a key. */
export function queriesReturning(schema: GraphQLSchema, typeName: string): Field[] {
  const known = cachedQueries.get(schema) ?? queriesByType(schema);
  cachedQueries.set(schema, known);
  return known.get(typeName) ?? [];
}
