import {
  isAbstractType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { componentUid } from './componentUid';
import { endpointsOf, placeholdersOf, type Endpoint } from './endpoints';
import { problemAt, type Problem } from './problem';

function checkEndpoint({ field, path, method }: Endpoint): Problem[] {
  const node = field.astNode;
  const args = field.args.map(({ name }) => name);
  const placed = placeholdersOf(path).map((word) => word.replace(/^args\./, ''));
  const problems = placed
    .filter((name) => !args.includes(name))
    .map((name) =>
      problemAt(
        node,
        `the path of "${field.name}" holds {args.${name}}, which is no argument of it; add the argument "${name}" or take the placeholder out`,
      ),
    );
  const unplaced = args.filter((name) => !placed.includes(name));
  if (method === 'GET' || method === 'DELETE') {
    for (const name of unplaced) {
      problems.push(
        problemAt(
          node,
          `the argument "${name}" of "${field.name}" goes nowhere: a ${method} has no body; place it in the path as {args.${name}}`,
        ),
      );
    }
  } else if (unplaced.length > 1) {
    problems.push(
      problemAt(
        node,
        `"${field.name}" has ${unplaced.length} arguments for one body (${unplaced.join(', ')}); put them in one input type`,
      ),
    );
  }
  for (const arg of field.args) {
    const inSegment = path.split('?')[0]?.includes(`{args.${arg.name}}`) ?? false;
    if (inSegment && !isNonNullType(arg.type)) {
      problems.push(
        problemAt(
          node,
          `the argument "${arg.name}" of "${field.name}" stands in the path and may be null; make it ${String(arg.type)}!`,
        ),
      );
    }
    if (placed.includes(arg.name) && isListType(getNullable(arg.type))) {
      problems.push(
        problemAt(
          node,
          `the argument "${arg.name}" of "${field.name}" is a list and cannot stand in a path; send it in a body`,
        ),
      );
    }
  }
  return problems;
}

const getNullable = (type: Endpoint['field']['args'][number]['type']): unknown =>
  isNonNullType(type) ? type.ofType : type;

function checkOneMapping(endpoints: Endpoint[]): Problem[] {
  const seen = new Map<string, Endpoint>();
  return endpoints.flatMap((endpoint) => {
    const key = `${endpoint.method} ${endpoint.path}`;
    const first = seen.get(key);
    seen.set(key, first ?? endpoint);
    if (!first || String(first.field.type) === String(endpoint.field.type)) return [];
    return problemAt(
      endpoint.field.astNode,
      `"${endpoint.field.name}" and "${first.field.name}" read ${key} as different types (${String(endpoint.field.type)}, ${String(first.field.type)}); one endpoint has one type`,
    );
  });
}

/** An answer tells by a word which type of a union or interface it holds: each must have its own. */
function checkMembers(schema: GraphQLSchema, abstract: GraphQLAbstractType): Problem[] {
  const seen = new Map<string, GraphQLObjectType>();
  return schema.getPossibleTypes(abstract).flatMap((type) => {
    const uid = componentUid(schema, type);
    if (uid === null) {
      return problemAt(
        type.astNode,
        `"${type.name}" is one of the types of "${abstract.name}" and has no @component; write @component(uid: "…"), the word by which an answer names it`,
      );
    }
    const first = seen.get(uid);
    seen.set(uid, first ?? type);
    if (!first) return [];
    return problemAt(
      type.astNode,
      `"${first.name}" and "${type.name}" are both "${uid}" in an answer of "${abstract.name}"; give each its own word in @component`,
    );
  });
}

/** Holds the schema against its own rules: endpoints, their paths, and the rules of inputs. */
export function checkSchema(schema: GraphQLSchema): Problem[] {
  const endpoints = endpointsOf(schema);
  const problems = [
    ...endpoints.flatMap(checkEndpoint),
    ...checkOneMapping(endpoints),
    ...Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .flatMap((type) => checkMembers(schema, type)),
  ];

  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const names = (field.astNode?.directives ?? []).map(({ name }) => name.value);
      if (names.includes('endpoint') === names.includes('local')) {
        problems.push(
          problemAt(
            field.astNode,
            `"${field.name}" must have either @endpoint or @local; say which server path answers it, or that it lives in the browser`,
          ),
        );
      }
    }
  }
  for (const type of Object.values(schema.getTypeMap()).filter(isInputObjectType)) {
    for (const field of Object.values(type.getFields())) {
      if (field.astNode?.directives?.some(({ name }) => name.value === 'constraint')) continue;
      problems.push(
        problemAt(
          field.astNode,
          `"${type.name}.${field.name}" has no @constraint; give it at least a label, which names it in messages`,
        ),
      );
    }
  }
  return problems;
}
