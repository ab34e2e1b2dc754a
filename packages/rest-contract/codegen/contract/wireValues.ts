import { isEnumType, type GraphQLEnumType, type GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';

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
