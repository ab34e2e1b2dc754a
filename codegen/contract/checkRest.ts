import type {
  DirectiveNode,
  FieldNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import { endpointOf, shortPathOf } from './endpoints';
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
    return [at(`"${name}" is local and has @rest; replace it with @client`)];
  }
  return directiveOf(node, 'client') ? [] : [at(`"${name}" is local; write @client after it`)];
}

const FIX = '`npm run contract -- fix` does it';

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
  if (!rest) return [at(`"${field.name}" has no @rest; write @rest, ${FIX}`)];

  const path = textArgument(rest, 'path');
  const type = textArgument(rest, 'type');
  const method = textArgument(rest, 'method');
  const fieldType = String(field.type).replaceAll('!', '');
  const problems: Problem[] = [];
  if (type !== undefined && type !== fieldType) {
    problems.push(
      at(
        `@rest says type "${type}", the schema says ${String(field.type)}; write @rest alone, ${FIX}`,
      ),
    );
  }
  if (path !== undefined && path !== shortPathOf(endpoint)) {
    problems.push(
      at(
        path.startsWith(`${shortPathOf(endpoint)}?`)
          ? `@rest repeats the query, which follows from the schema and the selection; write @rest alone, ${FIX}`
          : `@rest says path "${path}", and "${field.name}" is answered elsewhere; write @rest alone, ${FIX}`,
      ),
    );
  }
  if (method !== undefined && method !== endpoint.method) {
    problems.push(
      at(
        `@rest says method ${method}, the schema's @endpoint ${endpoint.method}; write @rest alone, ${FIX}`,
      ),
    );
  }
  return problems;
}
