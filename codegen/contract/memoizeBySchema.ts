import type { GraphQLSchema } from 'graphql';

/** Computes once for each schema what follows from it alone: a watched change of an operation passes the same one again. */
export function memoizeBySchema<Value>(
  compute: (schema: GraphQLSchema) => Value,
): (schema: GraphQLSchema) => Value {
  const known = new WeakMap<GraphQLSchema, { value: Value }>();
  return (schema) => {
    const { value } = known.get(schema) ?? { value: compute(schema) };
    known.set(schema, { value });
    return value;
  };
}
