import {
  OperationTypeNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** The type whose fields an operation asks; none of a subscription, which no REST endpoint answers. */
export const rootOf = (
  schema: GraphQLSchema,
  { operation }: OperationDefinitionNode,
): GraphQLObjectType | undefined =>
  operation === OperationTypeNode.SUBSCRIPTION
    ? undefined
    : (schema.getRootType(operation) ?? undefined);

/** Query and Mutation, as far as the schema has them. */
export const rootsOf = (schema: GraphQLSchema): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((root) => root ?? []);
