import { getNullableType, isListType, isObjectType, type GraphQLOutputType } from 'graphql';

/** Whether a response is a list or a page (`XPage {items, pagination}`). */
export function isListResponse(type: GraphQLOutputType): boolean {
  const nullable = getNullableType(type);
  return isListType(nullable) || (isObjectType(nullable) && 'items' in nullable.getFields());
}
