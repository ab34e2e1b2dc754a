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
import { endpointOf } from './endpoints';
import { isListAnswer } from './listAnswer';
import { isRecordType } from './recordTypes';

type Field = GraphQLField<unknown, unknown>;

export interface StaleStatement {
  node: DirectiveNode;
  answers: readonly string[] | null;
  type: string | null;
  fields: readonly string[] | null;
  at: string | null;
  by: string | null;
  found: boolean;
  nothing: boolean;
}

const namesOf = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.map(String) : null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const staleStatementsOf = (schema: GraphQLSchema, { astNode }: Field): StaleStatement[] =>
  repeatedValues(schema, 'stale', astNode).map(({ node, values }) => ({
    node,
    answers: namesOf(values.answers),
    type: textOf(values.type),
    fields: namesOf(values.fields),
    at: textOf(values.at),
    by: textOf(values.by),
    found: values.found === true,
    nothing: values.nothing === true,
  }));

/** The type that a field returns; for a list or page, its items. */
export function subjectOf({ type }: Field): GraphQLObjectType | null {
  const nullable = getNullableType(type);
  const items = isObjectType(nullable) && isListAnswer(type) ? nullable.getFields().items : null;
  const named = getNamedType(items?.type ?? type);
  return isObjectType(named) ? named : null;
}

/** By the name of the type, since every mutation asks. */
const answers = new WeakMap<GraphQLSchema, Map<string, Field[]>>();

function answersByType(schema: GraphQLSchema): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  const query = schema.getQueryType();
  for (const field of Object.values(query?.getFields() ?? {})) {
    const subject = subjectOf(field);
    if (!query || !subject || !endpointOf(schema, query, field)) continue;
    if (!isListAnswer(field.type) && isRecordType(schema, subject)) continue;
    found.set(subject.name, [...(found.get(subject.name) ?? []), field]);
  }
  return found;
}

/** The Query fields that go stale with a type: lists, pages, and single results without a key. */
export function answersOf(schema: GraphQLSchema, typeName: string): Field[] {
  const known = answers.get(schema) ?? answersByType(schema);
  answers.set(schema, known);
  return known.get(typeName) ?? [];
}
