import type { GraphQLSchema } from 'graphql';

/** Memoizes a function of the schema: a watched change of an operation passes the same schema again. */
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
