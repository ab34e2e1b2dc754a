import {
  getArgumentValues,
  getDirectiveValues,
  type DirectiveNode,
  type GraphQLSchema,
} from 'graphql';

type Node = Parameters<typeof getDirectiveValues>[1];

/** Returns a directive's arguments at a definition; undefined if it is absent. */
export function directiveValues(
  schema: GraphQLSchema,
  name: string,
  node: Node | null | undefined,
): Record<string, unknown> | undefined {
  const directive = schema.getDirective(name);
  return directive && node ? getDirectiveValues(directive, node) : undefined;
}

/** Returns a repeatable directive's arguments at a definition, with the node of each occurrence. */
export function repeatedValues(
  schema: GraphQLSchema,
  name: string,
  node: Node | null | undefined,
): { node: DirectiveNode; values: Record<string, unknown> }[] {
  const directive = schema.getDirective(name);
  if (!directive) return [];
  return (node?.directives ?? [])
    .filter((each) => each.name.value === name)
    .map((each) => ({ node: each, values: getArgumentValues(directive, each) }));
}
