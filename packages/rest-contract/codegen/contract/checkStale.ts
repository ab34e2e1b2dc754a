import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Endpoint } from './endpoints';
import { problemAt, type Problem, suggestion } from './problem';
import { isRecordType, keysOf, apiSettingsOf } from './apiSettings';
import { queriesReturning, staleDirectivesOf, type StaleDirective } from './stale';

interface Context {
  schema: GraphQLSchema;
  endpoint: Endpoint;
  directive: StaleDirective;
}

const typeNames = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .map(({ name }) => name);

function checkType({ schema, endpoint, directive }: Context, name: string): Problem[] {
  const at = (message: string): Problem => problemAt(directive.node, message);
  if (isObjectType(schema.getType(name))) return [];
  const queryField = schema.getQueryType()?.getFields()[name];
  if (queryField) {
    return [
      at(
        `@stale on "${endpoint.field.name}" has "${name}", which is a field of Query; write the type that it returns`,
      ),
    ];
  }
  return [
    at(
      `@stale on "${endpoint.field.name}" has "${name}", which is not a type of the schema; correct the name${suggestion(name, typeNames(schema))}`,
    ),
  ];
}

function checkQueries(context: Context): Problem[] {
  const { schema, endpoint, directive } = context;
  return (directive.queriesReturning ?? []).flatMap((name) => {
    const problems = checkType(context, name);
    if (problems.length > 0 || queriesReturning(schema, name).length > 0) return problems;
    return [
      problemAt(
        directive.node,
        `@stale on "${endpoint.field.name}" has "${name}" in \`queriesReturning\`, but no field of Query returns its list; write @stale(type: "${name}", fields: […])`,
      ),
    ];
  });
}

/** Returns the field whose values `at` contains; undefined if there is no single one. */
function identifyingField(
  { schema, directive: { by } }: Context,
  type: GraphQLObjectType,
): GraphQLField<unknown, unknown> | undefined {
  const keys = keysOf(schema, type);
  return by === null && keys.length > 1 ? undefined : type.getFields()[by ?? String(keys[0])];
}

function explainMissingField({ schema, directive }: Context, type: GraphQLObjectType): string {
  const { at: path, by } = directive;
  return by === null
    ? `@stale has \`at: "${path}"\`, but ${type.name} has the keys ${keysOf(schema, type).join(' and ')}; set \`by\` to the field whose values \`at\` contains`
    : `@stale has \`by: "${by}"\`, which is not a field of "${type.name}"; correct the name${suggestion(by, Object.keys(type.getFields()))}`;
}

function checkAt(context: Context, records: GraphQLObjectType): Problem[] {
  const { endpoint, directive } = context;
  const { node, at: path, by } = directive;
  const at = (message: string): Problem => problemAt(node, message);
  if (path === null) {
    return by === null
      ? []
      : [
          at(
            `@stale has \`by: "${by}"\` without \`at\`; set \`at\` to the argument that contains its values`,
          ),
        ];
  }
  const identifier = identifyingField(context, records);
  if (!identifier) return [at(explainMissingField(context, records))];
  const [first = '', ...rest] = path.split('.');
  let type = endpoint.field.args.find(({ name }) => name === first)?.type;
  let owner = `"${endpoint.field.name}"`;
  let step = first;
  for (const name of rest) {
    const named = type && getNamedType(type);
    if (!named) break;
    owner = `"${named.name}"`;
    step = name;
    type = isInputObjectType(named) ? named.getFields()[name]?.type : undefined;
  }
  if (!type) {
    return [
      at(
        `\`at: "${path}"\` does not exist: ${owner} has no "${step}"; name the argument that contains the ${identifier.name}s, e.g. "input.id"`,
      ),
    ];
  }
  const named = getNamedType(type).name;
  const wanted = getNamedType(identifier.type).name;
  return named === 'ID' || named === wanted
    ? []
    : [
        at(
          `\`at: "${path}"\` is ${named}, but ${identifier.name} is ${wanted}; name an argument of type ${wanted}`,
        ),
      ];
}

function checkRecords(context: Context): Problem[] {
  const { schema, directive } = context;
  const { node, type: name, fields } = directive;
  const at = (message: string): Problem => problemAt(node, message);
  if (name === null) return [];
  const problems = checkType(context, name);
  const type = schema.getType(name);
  if (!isObjectType(type)) return problems;
  if (!isRecordType(schema, type)) {
    return [
      at(
        `@stale has fields of "${name}", which is not a record, because it has no ${apiSettingsOf(schema).key}; write @stale(queriesReturning: ["${name}"])`,
      ),
    ];
  }
  const known = Object.keys(type.getFields());
  const unknown = (fields ?? []).filter((field) => !known.includes(field));
  return [
    ...unknown.map((field) =>
      at(
        `@stale has "${name}.${field}", which is not a field; correct the name${suggestion(field, known)}`,
      ),
    ),
    ...checkAt(context, type),
  ];
}

function checkArguments({ endpoint, directive }: Context): Problem[] {
  const {
    node,
    queriesReturning: types,
    type,
    fields,
    at: path,
    by,
    onFailure,
    nothing,
  } = directive;
  const at = (message: string): Problem => problemAt(node, message);
  const { name } = endpoint.field;
  const ofRecords = type !== null || fields !== null || path !== null || by !== null;
  if (nothing && (types !== null || ofRecords || onFailure)) {
    return [at(`@stale on "${name}" combines \`nothing: true\` with other arguments; remove one`)];
  }
  if (nothing) return [];
  if (types !== null && ofRecords) {
    return [
      at(
        `@stale on "${name}" combines \`queriesReturning\` with fields of records; write a separate @stale for each`,
      ),
    ];
  }
  if (ofRecords && (type === null || !fields?.length)) {
    return [
      at(
        `@stale on "${name}" has no \`${type === null ? 'type' : 'fields'}\`; write type: "…" and fields: ["…"]`,
      ),
    ];
  }
  return ofRecords || types?.length
    ? []
    : [
        at(
          `@stale on "${name}" is empty; add \`queriesReturning\`, or \`type\` and \`fields\`, or \`nothing: true\``,
        ),
      ];
}

export function checkStale(schema: GraphQLSchema, endpoint: Endpoint): Problem[] {
  const { parent, field } = endpoint;
  if (parent !== 'Mutation') return [];
  const directives = staleDirectivesOf(schema, field);
  if (directives.length === 0) {
    return [
      problemAt(
        field.astNode,
        `"${field.name}" has no @stale; add @stale(queriesReturning: […]), @stale(type: "…", fields: […]), or @stale(nothing: true)`,
      ),
    ];
  }
  const empty = directives.find(({ nothing }) => nothing);
  if (empty && directives.length > 1) {
    return [
      problemAt(
        empty.node,
        `"${field.name}" has \`@stale(nothing: true)\` and another @stale; remove one`,
      ),
    ];
  }
  return directives.flatMap((directive) => {
    const context = { schema, endpoint, directive };
    const problems = checkArguments(context);
    return problems.length > 0 ? problems : [...checkQueries(context), ...checkRecords(context)];
  });
}
