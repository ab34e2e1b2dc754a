import {
  getDirectiveValues,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

export type Access = 'PUBLIC' | 'MEMBER' | 'STAFF';

/** One `@endpoint` of the schema. */
export interface Endpoint {
  parent: 'Query' | 'Mutation';
  field: GraphQLField<unknown, unknown>;
  method: string;
  path: string;
  access: Access;
}

/** Reads the `@endpoint` of one field, or null where it has none (a `@local` field). */
export function endpointOf(
  schema: GraphQLSchema,
  parent: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
): Endpoint | null {
  const directive = schema.getDirective('endpoint');
  if (!directive || !field.astNode) return null;
  const values = getDirectiveValues(directive, field.astNode);
  if (!values) return null;
  return {
    parent: parent.name === 'Mutation' ? 'Mutation' : 'Query',
    field,
    method: String(values.method),
    path: String(values.path),
    access: values.access as Access,
  };
}

/** Every endpoint of the schema, in the order of its fields. */
export function endpointsOf(schema: GraphQLSchema): Endpoint[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    root
      ? Object.values(root.getFields()).flatMap((field) => endpointOf(schema, root, field) ?? [])
      : [],
  );
}

/** The names behind `{args.x}` in a path, in order. */
export function placeholdersOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
}
