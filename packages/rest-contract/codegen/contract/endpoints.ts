import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
  OperationTypeNode,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { directiveValues } from './directiveValues';
import { memoizeBySchema } from './memoizeBySchema';

/** A value of the schema's enum `Access`; `PUBLIC` is anyone. */
export type Access = string;

export interface Endpoint {
  parent: 'Query' | 'Mutation';
  field: GraphQLField<unknown, unknown>;
  method: string;
  path: string;
  access: Access;
  /** Rate-limited per client. */
  limited: boolean;
  /** Requires a session that has confirmed its password recently. */
  fresh: boolean;
}

/** Returns the root type of an operation; undefined for a subscription, which REST cannot serve. */
export const rootOf = (
  schema: GraphQLSchema,
  { operation }: OperationDefinitionNode,
): GraphQLObjectType | undefined =>
  operation === OperationTypeNode.SUBSCRIPTION
    ? undefined
    : (schema.getRootType(operation) ?? undefined);

export const rootsOf = (schema: GraphQLSchema): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((root) => root ?? []);

const endpointsByField = memoizeBySchema(
  () => new Map<GraphQLField<unknown, unknown>, Endpoint | null>(),
);

/** Returns a field's `@endpoint`; null if it has none (a `@local` field). */
export function endpointOf(
  schema: GraphQLSchema,
  parent: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
): Endpoint | null {
  const known = endpointsByField(schema);
  const endpoint = known.get(field) ?? readEndpoint(schema, parent, field);
  known.set(field, endpoint);
  return endpoint;
}

function readEndpoint(
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
    access: String(values.access),
    limited: values.limited === true,
    fresh: values.fresh === true,
  };
}

/** Returns the path without its query template. */
export const shortPathOf = ({ path }: Endpoint): string => path.split('?')[0] ?? '';

export const endpointsOf = (schema: GraphQLSchema): Endpoint[] =>
  rootsOf(schema).flatMap((root) =>
    Object.values(root.getFields()).flatMap((field) => endpointOf(schema, root, field) ?? []),
  );

/** Lists the names in `{args.x}` placeholders, in order. */
export function placeholdersOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
}

export const isInPath = (
  { path }: Pick<Endpoint, 'path'>,
  { name }: Pick<GraphQLArgument, 'name'>,
): boolean => path.includes(`{args.${name}}`) || path.includes(`{args.${name},}`);

export const sendsBody = ({ method }: Endpoint): boolean => !['GET', 'DELETE'].includes(method);

/** Returns the arguments that form the body: at most one in a valid endpoint. */
export const bodiesOf = (endpoint: Endpoint): GraphQLArgument[] =>
  sendsBody(endpoint) ? endpoint.field.args.filter((arg) => !isInPath(endpoint, arg)) : [];

export const bodyOf = (endpoint: Endpoint): GraphQLArgument | undefined => bodiesOf(endpoint)[0];

/** Whether a response is a list or a page (`XPage {items, pagination}`). */
export function isListResponse(type: GraphQLOutputType): boolean {
  const nullable = getNullableType(type);
  return isListType(nullable) || (isObjectType(nullable) && 'items' in nullable.getFields());
}
