import { getDirectiveValues, isEnumType, type GraphQLEnumType, type GraphQLSchema } from 'graphql';

/** The words an enum has on the wire, by GraphQL value name (`self_paced` → `self-paced`). */
export function wireWordsOf(schema: GraphQLSchema, type: GraphQLEnumType): Record<string, string> {
  const directive = schema.getDirective('wire');
  return Object.fromEntries(
    type.getValues().map((value) => {
      const given = directive && value.astNode && getDirectiveValues(directive, value.astNode);
      return [value.name, given ? String(given.value) : value.name];
    }),
  );
}

/** The wire words of every enum that a client can meet. */
export function wireEnums(schema: GraphQLSchema): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isEnumType)
      .filter((type) => !type.name.startsWith('__'))
      .map((type) => [type.name, wireWordsOf(schema, type)]),
  );
}
