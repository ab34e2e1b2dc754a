import { isInputObjectType, type GraphQLSchema } from 'graphql';
import { checkConstraint } from './checkConstraint';
import { checkEndpoint, checkOneMapping } from './checkEndpoint';
import { checkTypes } from './checkTypes';
import { endpointsOf } from './endpoints';
import { problemAt, type Problem } from './problem';

/** Every value of Query and Mutation comes from somewhere. */
function checkSources(schema: GraphQLSchema): Problem[] {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return roots
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .filter(({ astNode }) => {
      const names = (astNode?.directives ?? []).map(({ name }) => name.value);
      return names.includes('endpoint') === names.includes('local');
    })
    .map(({ name, astNode }) =>
      problemAt(
        astNode,
        `"${name}" must have either @endpoint or @local; say which server path answers it, or that it lives in the browser`,
      ),
    );
}

/**
 * Holds the schema against its own rules: endpoints and their paths, the rules of inputs, unions,
 * wire words, and the scalars that have a TypeScript type, where these are given.
 */
export function checkSchema(
  schema: GraphQLSchema,
  { scalars }: { scalars?: Readonly<Record<string, unknown>> } = {},
): Problem[] {
  const endpoints = endpointsOf(schema);
  return [
    ...endpoints.flatMap(checkEndpoint),
    ...checkOneMapping(endpoints),
    ...checkSources(schema),
    ...checkTypes(schema, scalars),
    ...Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .flatMap((input) =>
        Object.values(input.getFields()).flatMap((field) => checkConstraint(schema, input, field)),
      ),
  ];
}
