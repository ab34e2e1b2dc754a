import {
  concatAST,
  getNamedType,
  isAbstractType,
  isNonNullType,
  specifiedRules,
  validate,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { endpointOf, endpointsOf, placeholdersOf } from './endpoints';
import { problemAt, type Problem } from './problem';
import { isRecordType } from './recordTypes';
import {
  selectedFields,
  type Fragments,
  type SelectedField,
  type SelectedRecord,
} from './selections';

export interface OperationSource {
  file: string;
  document: DocumentNode;
}

const rules = specifiedRules.filter(({ name }) => name !== 'NoUnusedFragmentsRule');

const directiveOf = (node: FieldNode, name: string): DirectiveNode | undefined =>
  node.directives?.find((directive) => directive.name.value === name);

function textArgument(directive: DirectiveNode, name: string): string | undefined {
  const value = directive.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === 'StringValue' ? value.value : undefined;
}

/** The `@rest` of a field, held against the `@endpoint` of the schema. */
function checkRest(
  schema: GraphQLSchema,
  root: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  file: string,
): Problem[] {
  const at = (message: string): Problem => problemAt(node, message, { file });
  const endpoint = endpointOf(schema, root, field);
  const rest = directiveOf(node, 'rest');
  if (!endpoint) {
    return directiveOf(node, 'client')
      ? []
      : [at(`"${field.name}" lives in the browser; write @client behind it`)];
  }
  const wantedType = String(field.type).replaceAll('!', '');
  const wantedPath = endpoint.path;
  if (!rest) {
    return [
      at(`"${field.name}" has no @rest; add @rest(type: "${wantedType}", path: "${wantedPath}")`),
    ];
  }
  const problems: Problem[] = [];
  const given = (name: string): string | undefined => textArgument(rest, name);
  if (given('type') !== wantedType) {
    problems.push(
      at(
        `@rest says type "${given('type')}", the schema says ${String(field.type)}; write type: "${wantedType}"`,
      ),
    );
  }
  if (given('path') !== wantedPath) {
    problems.push(
      at(
        `@rest says path "${given('path')}", the schema's @endpoint another; write path: "${wantedPath}"`,
      ),
    );
  }
  const method = given('method') ?? 'GET';
  if (method !== endpoint.method) {
    problems.push(
      at(
        `@rest says method ${method}, the schema's @endpoint ${endpoint.method}; write method: "${endpoint.method}"`,
      ),
    );
  }
  const names = (node.arguments ?? []).map(({ name }) => name.value);
  for (const placeholder of placeholdersOf(given('path') ?? '')) {
    const name = placeholder.replace(/^args\./, '');
    const argument = field.args.find((arg) => arg.name === name);
    if (!placeholder.startsWith('args.') || !argument) {
      problems.push(
        at(
          `the path holds {${placeholder}}, and "${field.name}" has no such argument; write {args.<argument>}`,
        ),
      );
    } else if (!names.includes(name) && isNonNullType(argument.type)) {
      problems.push(
        at(`the path needs {args.${name}}; give "${field.name}" the argument ${name}: $${name}`),
      );
    }
  }
  const placed = placeholdersOf(wantedPath).map((word) => word.replace(/^args\./, ''));
  const body = field.args.find((arg) => !placed.includes(arg.name));
  if (body && endpoint.method !== 'GET' && (given('bodyKey') ?? 'input') !== body.name) {
    problems.push(
      at(
        `the body of "${field.name}" is its argument "${body.name}"; write bodyKey: "${body.name}"`,
      ),
    );
  }
  return problems;
}

/**
 * Every record that has a documentId must bring it: the cache knows records by it. One that may be
 * of several types must bring its `__typename`: code tells them apart by it.
 */
function checkKeys({ name, node, type, records }: SelectedField, file: string): Problem[] {
  const mixed = isAbstractType(getNamedType(type));
  const lacks = (record: SelectedRecord, key: string): boolean =>
    !record.fields.some(({ responseKey }) => responseKey === key);
  const keyless = records?.find(
    (record) => isRecordType(record.type) && lacks(record, 'documentId'),
  );
  const nameless = mixed && records?.some((record) => lacks(record, '__typename'));
  return [
    ...(keyless
      ? [
          problemAt(
            node,
            `the selection of "${name}" lacks documentId, by which the cache knows a ${keyless.type.name}; select it`,
            { file },
          ),
        ]
      : []),
    ...(nameless
      ? [
          problemAt(
            node,
            `the selection of "${name}" lacks __typename, by which its types are told apart; select it`,
            { file },
          ),
        ]
      : []),
    ...(records ?? []).flatMap(({ fields }) => fields.flatMap((child) => checkKeys(child, file))),
  ];
}

function checkOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  file: string,
): Problem[] {
  const root =
    operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  if (!operation.name) {
    return [problemAt(operation, 'an operation has no name; name it as its file', { file })];
  }
  if (!root || operation.operation === 'subscription') {
    return [problemAt(operation, 'the API answers queries and mutations only', { file })];
  }
  const fields = selectedFields(schema, root, [operation.selectionSet], fragments);
  const problems = fields.flatMap(({ name, node }) => {
    const field = root.getFields()[name];
    return field ? checkRest(schema, root, field, node, file) : [];
  });
  const asked = fields.filter(({ node }) => directiveOf(node, 'rest'));
  if (asked.length > 1) {
    problems.push(
      problemAt(
        operation,
        `"${operation.name.value}" asks ${asked.length} endpoints (${asked.map(({ name }) => name).join(', ')}), and one that fails would lose the others; make an operation of each`,
        { file },
      ),
    );
  }
  const local = fields.find(({ node }) => directiveOf(node, 'client'));
  if (asked.length > 0 && local) {
    problems.push(
      problemAt(
        local.node,
        `"${local.name}" lives in the browser and is asked beside an endpoint; put it in an operation of its own`,
        { file },
      ),
    );
  }
  return [...problems, ...asked.flatMap((field) => checkKeys(field, file))];
}

/** Every endpoint must be asked by some operation. */
function checkUnused(schema: GraphQLSchema, used: ReadonlySet<string>, strict: boolean): Problem[] {
  return endpointsOf(schema)
    .filter(({ parent, field }) => !used.has(`${parent}.${field.name}`))
    .map(({ field }) =>
      problemAt(
        field.astNode,
        `no operation uses the endpoint "${field.name}"; write its .graphql file, or take it out of the schema`,
        { level: strict ? 'error' : 'warning' },
      ),
    );
}

/** Holds every operation and fragment against the schema; in a strict run an unused endpoint is an error. */
export function checkOperations(
  schema: GraphQLSchema,
  sources: readonly OperationSource[],
  { strict }: { strict: boolean },
): Problem[] {
  const fileOf = new Map(
    sources.flatMap(({ file, document }) =>
      document.definitions.map((definition) => [definition, file]),
    ),
  );
  const all = concatAST(sources.map(({ document }) => document));
  const fragments: Fragments = new Map(
    all.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === 'FragmentDefinition')
      .map((node) => [node.name.value, node]),
  );
  const problems = validate(schema, all, rules, { maxErrors: 200 }).map((error) => {
    const node = error.nodes?.[0];
    return problemAt(
      node,
      `${error.message} Mend the operation, or schema/*.graphql if the server has it.`,
    );
  });
  const used = new Set<string>();
  for (const node of all.definitions) {
    if (node.kind !== 'OperationDefinition') continue;
    problems.push(...checkOperation(schema, node, fragments, fileOf.get(node) ?? ''));
    const root = node.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
    if (!root) continue;
    for (const { name } of selectedFields(schema, root, [node.selectionSet], fragments))
      used.add(`${root.name}.${name}`);
  }
  return [...problems, ...checkUnused(schema, used, strict)];
}
