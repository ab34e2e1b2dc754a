import type { GraphQLSchema } from 'graphql';

/** Computes once for each schema what follows from it alone: a watched change of an operation passes the same one again. */
export function perSchema<Made>(
  make: (schema: GraphQLSchema) => Made,
): (schema: GraphQLSchema) => Made {
  const known = new WeakMap<GraphQLSchema, { made: Made }>();
  return (schema) => {
    const { made } = known.get(schema) ?? { made: make(schema) };
    known.set(schema, { made });
    return made;
  };
}
