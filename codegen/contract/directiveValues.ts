import {
  getArgumentValues,
  getDirectiveValues,
  type DirectiveNode,
  type GraphQLSchema,
} from 'graphql';

type Node = Parameters<typeof getDirectiveValues>[1];

/** What a directive of the schema says at a definition; undefined where it does not stand there. */
export function directiveValues(
  schema: GraphQLSchema,
  name: string,
  node: Node | null | undefined,
): Record<string, unknown> | undefined {
  const directive = schema.getDirective(name);
  return directive && node ? getDirectiveValues(directive, node) : undefined;
}

/** What a repeatable directive says at a definition, each time it stands there, and where. */
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
