import { getNamedType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { type Endpoint, isListResponse } from '../contract/endpoints';
import { problemAt, type Problem, replacement } from '../contract/problem';
import { contentValues, recordOf } from './contentTypes';
import { fieldKind, type FieldKind } from './fieldKind';
import { isComputed } from './visibleFields';

const ordered = ['$eq', '$ne', '$in', '$notIn', '$lt', '$lte', '$gt', '$gte', '$between'];
const textual = ['$eqi', '$contains', '$containsi', '$startsWith', '$endsWith'];
const nullness = ['$null', '$notNull'];
const text = ['$eq', '$ne', '$in', '$notIn', ...textual, ...nullness];

/** The `filters` operators of each kind of value; rich text and lists cannot be filtered. */
export const operators: Readonly<Record<FieldKind, readonly string[]>> = {
  text,
  word: text,
  number: [...ordered, ...nullness],
  decimal: [...ordered, ...nullness],
  date: [...ordered, ...nullness],
  day: [...ordered, ...nullness],
  boolean: ['$eq', '$ne', ...nullness],
  rich: [],
  list: [],
};

/** The operators that combine filters: `filters[$or][0][title][$eq]`. */
const groups: readonly string[] = ['$and', '$or', '$not'];

/** `filters[a][b]` → `['filters', 'a', 'b']` */
const stepsOf = (key: string): string[] => key.split('[').map((step) => step.replace(/\]$/, ''));

const paging = ['page', 'pageSize'];

function kindsOf(schema: GraphQLSchema, type: GraphQLObjectType): Map<string, FieldKind> {
  return new Map(
    Object.values(type.getFields()).flatMap((field) => {
      const kind = isComputed(schema, field) ? null : fieldKind(schema, field.type);
      return kind === null || operators[kind].length === 0 ? [] : [[field.name, kind] as const];
    }),
  );
}

function relatedOf(type: GraphQLObjectType): Map<string, GraphQLObjectType> {
  return new Map(
    Object.values(type.getFields()).flatMap((field) => {
      const named = getNamedType(field.type);
      const related = 'getFields' in named && 'documentId' in named.getFields();
      return related && !isListResponse(field.type)
        ? [[field.name, named as GraphQLObjectType]]
        : [];
    }),
  );
}

function wrongFilter(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  [step = '', ...rest]: readonly string[],
): string | null {
  if (groups.includes(step)) {
    return wrongFilter(schema, type, /^\d+$/.test(rest[0] ?? '') ? rest.slice(1) : rest);
  }
  const kinds = kindsOf(schema, type);
  const related = relatedOf(type);
  const inner = related.get(step);
  if (inner) return wrongFilter(schema, inner, rest);
  const kind = kinds.get(step);
  if (kind === undefined) {
    return `filters by "${step}", which is not a filterable field of ${type.name}${replacement(step, [...kinds.keys(), ...related.keys()])}`;
  }
  const [operator = '$eq'] = rest;
  if (operators[kind].includes(operator)) return null;
  return `compares "${step}" with ${operator}, which the field does not support${replacement(operator, operators[kind])}`;
}

function wrongSort(schema: GraphQLSchema, type: GraphQLObjectType, value: string): string | null {
  const fields = [...kindsOf(schema, type).keys()];
  for (const entry of value.split(',')) {
    const [field = '', direction = 'asc'] = entry.split(':');
    if (!fields.includes(field)) {
      return `sorts by "${field}", which is not a sortable field of ${type.name}${replacement(field, fields)}`;
    }
    if (direction !== 'asc' && direction !== 'desc') {
      return `sorts "${field}" in the direction "${direction}"; write asc or desc`;
    }
  }
  return null;
}

function wrongPair(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  isList: boolean,
  pair: string,
): string | null {
  const equals = pair.indexOf('=');
  const [key, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
  const [name = '', ...steps] = stepsOf(key);
  const { search, facets } = contentValues(schema, type) ?? {};
  const known = isList
    ? [
        ...['filters', 'sort', 'pagination', '_q', 'fields', 'populate'],
        ...(facets === true ? ['facets'] : []),
      ]
    : ['fields', 'populate'];
  if (!known.includes(name)) {
    return `sends "${name}", which the server rejects${replacement(name, known)}`;
  }
  if (name === 'filters') return wrongFilter(schema, type, steps);
  if (name === 'sort') return value.includes('{') ? null : wrongSort(schema, type, value);
  const [step = ''] = steps;
  if (name === 'pagination' && !paging.includes(step)) {
    return `sends pagination[${step}], which the server rejects${replacement(step, paging)}`;
  }
  return name === '_q' && !search
    ? `searches ${type.name}, which has no searched fields; add @content(search: […]) to the type`
    : null;
}

/** Checks a query against its type: a misspelt filter of an optional argument would go unnoticed until used. */
export function checkTemplate(schema: GraphQLSchema, endpoint: Endpoint): Problem[] {
  const { field, path } = endpoint;
  const type = recordOf(endpoint);
  if (!type || !contentValues(schema, type)) return [];
  const [, query = ''] = path.split('?');
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .flatMap((pair) => {
      const wrong = wrongPair(schema, type, isListResponse(field.type), pair);
      const sentence = `the path of "${field.name}" ${wrong}`;
      return wrong === null ? [] : problemAt(field.astNode, sentence);
    });
}
