import {
  type DirectiveNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { bodyOf, endpointOf } from './endpoints';
import { problemAt, type Problem } from './problem';

export const directiveOf = (node: FieldNode, name: string): DirectiveNode | undefined =>
  node.directives?.find((directive) => directive.name.value === name);

/** What a directive says in quotes. */
export function textArgument(directive: DirectiveNode, name: string): string | undefined {
  const value = directive.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === 'StringValue' ? value.value : undefined;
}

/** A field that lives in the browser is asked of nobody else. */
function checkLocal(node: FieldNode, file: string): Problem[] {
  const at = (message: string): Problem => problemAt(node, message, { file });
  const name = node.name.value;
  if (directiveOf(node, 'rest')) {
    return [at(`"${name}" lives in the browser and has @rest; write @client in its place`)];
  }
  return directiveOf(node, 'client')
    ? []
    : [at(`"${name}" lives in the browser; write @client behind it`)];
}

/** Holds the `@rest` of an operation's field against the `@endpoint` of the schema. */
export function checkRest(
  schema: GraphQLSchema,
  root: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  file: string,
): Problem[] {
  const endpoint = endpointOf(schema, root, field);
  if (!endpoint) return checkLocal(node, file);
  const at = (message: string): Problem => problemAt(node, message, { file });
  const rest = directiveOf(node, 'rest');
  const type = String(field.type).replaceAll('!', '');
  const { method, path } = endpoint;
  if (!rest) {
    const more = method === 'GET' ? '' : `, method: "${method}"`;
    return [at(`"${field.name}" has no @rest; add @rest(type: "${type}", path: "${path}"${more})`)];
  }
  const said = {
    type: textArgument(rest, 'type') ?? '',
    path: textArgument(rest, 'path') ?? '',
    method: textArgument(rest, 'method') ?? 'GET',
    bodyKey: textArgument(rest, 'bodyKey'),
  };
  const problems: Problem[] = [];
  if (said.type !== type) {
    problems.push(
      at(
        `@rest says type "${said.type}", the schema says ${String(field.type)}; write type: "${type}"`,
      ),
    );
  }
  if (said.path !== path) {
    problems.push(
      at(`@rest says path "${said.path}", the schema's @endpoint another; write path: "${path}"`),
    );
  }
  if (said.method !== method) {
    problems.push(
      at(
        `@rest says method ${said.method}, the schema's @endpoint ${method}; write method: "${method}"`,
      ),
    );
  }
  const body = bodyOf(endpoint);
  if (body && (said.bodyKey ?? 'input') !== body.name) {
    problems.push(
      at(
        `the body of "${field.name}" is its argument "${body.name}"; write bodyKey: "${body.name}"`,
      ),
    );
  }
  if (!body && said.bodyKey !== undefined) {
    problems.push(at(`"${field.name}" sends no body; take bodyKey: "${said.bodyKey}" out`));
  }
  return problems;
}
