import { getDirectiveValues, type GraphQLSchema } from 'graphql';

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
