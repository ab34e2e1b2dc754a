import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Endpoint } from './endpoints';
import { problemAt, type Problem } from './problem';
import { isRecordType, keysOf } from './recordTypes';
import { queriesReturning, staleDirectivesOf, type StaleDirective } from './stale';
import { suggestion } from './suggestion';
import { apiSettingsOf } from './apiSettings';

interface Context {
  schema: GraphQLSchema;
  endpoint: Endpoint;
  statement: StaleDirective;
}

const typeNames = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .map(({ name }) => name);

function checkType({ schema, endpoint, statement }: Context, name: string): Problem[] {
  const at = (message: string): Problem => problemAt(statement.node, message);
  if (isObjectType(schema.getType(name))) return [];
  const queryField = schema.getQueryType()?.getFields()[name];
  if (queryField) {
    return [
      at(
        `@stale of "${endpoint.field.name}" names "${name}", which is a field of Query; name the type that it answers`,
      ),
    ];
  }
  return [
    at(
      `@stale of "${endpoint.field.name}" names "${name}", which is not a type of the schema; name one${suggestion(name, typeNames(schema))}`,
    ),
  ];
}

function checkQueries(place: Context): Problem[] {
  const { schema, endpoint, statement } = place;
  return (statement.queriesReturning ?? []).flatMap((name) => {
    const problems = checkType(place, name);
    if (problems.length > 0 || queriesReturning(schema, name).length > 0) return problems;
    return [
      problemAt(
        statement.node,
        `@stale of "${endpoint.field.name}" names answers of "${name}", and no field of Query answers its list; name its records: @stale(type: "${name}", fields: […])`,
      ),
    ];
  });
}

/** Returns the field whose values `at` contains; undefined if there is no single one. */
function comparedOf(
  { schema, statement: { by } }: Context,
  type: GraphQLObjectType,
): GraphQLField<unknown, unknown> | undefined {
  const keys = keysOf(schema, type);
  return by === null && keys.length > 1 ? undefined : type.getFields()[by ?? String(keys[0])];
}

function notCompared({ schema, statement }: Context, type: GraphQLObjectType): string {
  const { at: path, by } = statement;
  return by === null
    ? `@stale looks at "${path}", and a ${type.name} is known by ${keysOf(schema, type).join(' and ')}; name in by: which field has that value`
    : `@stale finds records of "${type.name}" by "${by}", which is not a field; name one${suggestion(by, Object.keys(type.getFields()))}`;
}

function checkAt(place: Context, records: GraphQLObjectType): Problem[] {
  const { endpoint, statement } = place;
  const { node, at: path, by } = statement;
  const at = (message: string): Problem => problemAt(node, message);
  if (path === null) {
    return by === null
      ? []
      : [at(`@stale says by: "${by}" and no at; name in at: the argument that holds its value`)];
  }
  const compared = comparedOf(place, records);
  if (!compared) return [at(notCompared(place, records))];
  const [first = '', ...rest] = path.split('.');
  let type = endpoint.field.args.find(({ name }) => name === first)?.type;
  let holder = `"${endpoint.field.name}"`;
  let step = first;
  for (const name of rest) {
    const named = type && getNamedType(type);
    if (!named) break;
    holder = `"${named.name}"`;
    step = name;
    type = isInputObjectType(named) ? named.getFields()[name]?.type : undefined;
  }
  if (!type) {
    return [
      at(
        `@stale looks at "${path}", and ${holder} has no "${step}"; name the argument where ${compared.name}s stand, as in "input.id"`,
      ),
    ];
  }
  const named = getNamedType(type).name;
  const wanted = getNamedType(compared.type).name;
  return named === 'ID' || named === wanted
    ? []
    : [
        at(
          `@stale looks at "${path}", which is ${named} and holds no ${compared.name}; name an argument of type ${wanted}`,
        ),
      ];
}

function checkRecords(place: Context): Problem[] {
  const { schema, statement } = place;
  const { node, type: name, fields } = statement;
  const at = (message: string): Problem => problemAt(node, message);
  if (name === null) return [];
  const problems = checkType(place, name);
  const type = schema.getType(name);
  if (!isObjectType(type)) return problems;
  if (!isRecordType(schema, type)) {
    return [
      at(
        `@stale names fields of "${name}", which has no ${apiSettingsOf(schema).key} to find it by; write @stale(queriesReturning: ["${name}"])`,
      ),
    ];
  }
  const known = Object.keys(type.getFields());
  const unknown = (fields ?? []).filter((field) => !known.includes(field));
  return [
    ...unknown.map((field) =>
      at(
        `@stale names "${name}.${field}", which is not a field; name one${suggestion(field, known)}`,
      ),
    ),
    ...checkAt(place, type),
  ];
}

function checkForm({ endpoint, statement }: Context): Problem[] {
  const {
    node,
    queriesReturning: types,
    type,
    fields,
    at: path,
    by,
    onFailure,
    nothing,
  } = statement;
  const at = (message: string): Problem => problemAt(node, message);
  const { name } = endpoint.field;
  const ofRecords = type !== null || fields !== null || path !== null || by !== null;
  if (nothing && (types !== null || ofRecords || onFailure)) {
    return [at(`@stale of "${name}" says nothing and something at once; take one out`)];
  }
  if (nothing) return [];
  if (types !== null && ofRecords) {
    return [at(`@stale of "${name}" names answers and records at once; write a @stale for each`)];
  }
  if (ofRecords && (type === null || !fields?.length)) {
    return [
      at(
        `@stale of "${name}" names no ${type === null ? 'type' : 'fields'} of records; write type: "…" and fields: ["…"]`,
      ),
    ];
  }
  return ofRecords || types?.length
    ? []
    : [
        at(
          `@stale of "${name}" says nothing; name answers, or a type and its fields, or write nothing: true`,
        ),
      ];
}

export function checkStale(schema: GraphQLSchema, endpoint: Endpoint): Problem[] {
  const { parent, field } = endpoint;
  if (parent !== 'Mutation') return [];
  const statements = staleDirectivesOf(schema, field);
  if (statements.length === 0) {
    return [
      problemAt(
        field.astNode,
        `"${field.name}" does not say what it makes stale; write @stale(queriesReturning: […]), @stale(type: "…", fields: […]), or @stale(nothing: true)`,
      ),
    ];
  }
  const empty = statements.find(({ nothing }) => nothing);
  if (empty && statements.length > 1) {
    return [
      problemAt(
        empty.node,
        `"${field.name}" makes nothing stale by one @stale, and something by another; take one out`,
      ),
    ];
  }
  return statements.flatMap((statement) => {
    const place = { schema, endpoint, statement };
    const problems = checkForm(place);
    return problems.length > 0 ? problems : [...checkQueries(place), ...checkRecords(place)];
  });
}
