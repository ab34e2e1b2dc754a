import {
  OperationTypeNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

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
