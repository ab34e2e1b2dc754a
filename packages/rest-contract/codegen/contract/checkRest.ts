import type {
  DirectiveNode,
  FieldNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import { endpointOf, shortPathOf, type Endpoint } from './endpoints';
import { problemAt, type Problem } from './problem';

export const directiveOf = (node: FieldNode, name: string): DirectiveNode | undefined =>
  node.directives?.find((directive) => directive.name.value === name);

export function textArgument(directive: DirectiveNode, name: string): string | undefined {
  const value = directive.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === 'StringValue' ? value.value : undefined;
}

function checkLocal(node: FieldNode, file: string): Problem[] {
  const at = (message: string): Problem => problemAt(node, message, { file });
  const name = node.name.value;
  if (directiveOf(node, 'rest')) {
    return [at(`"${name}" is a local field but has @rest; replace @rest with @client`)];
  }
  return directiveOf(node, 'client')
    ? []
    : [at(`"${name}" is a local field without @client; add @client`)];
}

const FIX = 'run `npm run contract -- fix`';

/** Prints the `@rest` that an operation must have: the path, and the method unless it is GET. */
export const restOf = (endpoint: Endpoint): string => {
  const path = JSON.stringify(shortPathOf(endpoint));
  const { method } = endpoint;
  return method === 'GET' ? `@rest(path: ${path})` : `@rest(path: ${path}, method: "${method}")`;
};

export function checkRest(
  schema: GraphQLSchema,
  root: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  file: string,
): Problem[] {
  const endpoint = endpointOf(schema, root, field);
  if (!endpoint) return checkLocal(node, file);
  const wrong = (what: string): Problem =>
    problemAt(node, `${what}; write ${restOf(endpoint)} or ${FIX}`, { file });
  const rest = directiveOf(node, 'rest');
  if (!rest) return [wrong(`"${field.name}" has no @rest`)];

  const path = textArgument(rest, 'path');
  const type = textArgument(rest, 'type');
  const method = textArgument(rest, 'method') ?? 'GET';
  const fieldType = String(field.type).replaceAll('!', '');
  const problems: Problem[] = [];
  if (type !== undefined && type !== fieldType) {
    problems.push(wrong(`@rest has the type "${type}", but the schema has ${String(field.type)}`));
  }
  if (path === undefined) problems.push(wrong(`@rest of "${field.name}" has no path`));
  else if (path !== shortPathOf(endpoint)) {
    problems.push(
      wrong(
        path.startsWith(`${shortPathOf(endpoint)}?`)
          ? '@rest contains the query string, which is derived from the schema and the selection'
          : `@rest has the path "${path}", which is not the path of "${field.name}"`,
      ),
    );
  }
  if (method !== endpoint.method) {
    problems.push(wrong(`@rest has the method ${method}, but @endpoint has ${endpoint.method}`));
  }
  return problems;
}
