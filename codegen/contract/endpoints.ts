import type { GraphQLArgument, GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';
import { rootsOf } from './roots';

export type Access = 'PUBLIC' | 'MEMBER' | 'STAFF';

/** One `@endpoint` of the schema. */
export interface Endpoint {
  parent: 'Query' | 'Mutation';
  field: GraphQLField<unknown, unknown>;
  method: string;
  /** With its query template, as `@endpoint` has it. */
  path: string;
  access: Access;
  /** Each client may call it only some times a minute. */
  limited: boolean;
}

/** Reads the `@endpoint` of one field, or null where it has none (a `@local` field). */
export function endpointOf(
  schema: GraphQLSchema,
  parent: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
): Endpoint | null {
  const values = directiveValues(schema, 'endpoint', field.astNode);
  if (!values) return null;
  return {
    parent: parent.name === 'Mutation' ? 'Mutation' : 'Query',
    field,
    method: String(values.method),
    path: String(values.path),
    access: values.access as Access,
    limited: values.limited === true,
  };
}

/** The path as an operation's `@rest` names it: without the query, which stands in the schema once. */
export const shortPathOf = ({ path }: Endpoint): string => path.split('?')[0] ?? '';

/** Every endpoint of the schema, in the order of its fields. */
export const endpointsOf = (schema: GraphQLSchema): Endpoint[] =>
  rootsOf(schema).flatMap((root) =>
    Object.values(root.getFields()).flatMap((field) => endpointOf(schema, root, field) ?? []),
  );

/** The names behind `{args.x}` in a path, in order. */
export function placeholdersOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
}

export const isInPath = ({ path }: Endpoint, { name }: GraphQLArgument): boolean =>
  path.includes(`{args.${name}}`);

export const sendsBody = ({ method }: Endpoint): boolean => !['GET', 'DELETE'].includes(method);

/** The arguments that make the body: one, if the endpoint is right. */
export const bodiesOf = (endpoint: Endpoint): GraphQLArgument[] =>
  sendsBody(endpoint) ? endpoint.field.args.filter((arg) => !isInPath(endpoint, arg)) : [];

/** The argument that is sent as the body, if one is. */
export const bodyOf = (endpoint: Endpoint): GraphQLArgument | undefined => bodiesOf(endpoint)[0];
