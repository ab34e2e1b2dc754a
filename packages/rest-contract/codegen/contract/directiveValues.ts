import {
  getArgumentValues,
  getDirectiveValues,
  type DirectiveNode,
  type GraphQLSchema,
  isEnumType,
  type GraphQLEnumType,
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

/** Returns an enum's wire values by GraphQL name (`self_paced` → `self-paced`). */
export function wireValuesOf(schema: GraphQLSchema, type: GraphQLEnumType): Record<string, string> {
  return Object.fromEntries(
    type.getValues().map((value) => {
      const given = directiveValues(schema, 'wire', value.astNode);
      return [value.name, given ? String(given.value) : value.name];
    }),
  );
}

export function wireEnums(schema: GraphQLSchema): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isEnumType)
      .filter((type) => !type.name.startsWith('__'))
      .map((type) => [type.name, wireValuesOf(schema, type)]),
  );
}
