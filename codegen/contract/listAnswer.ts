import { getNullableType, isListType, isObjectType, type GraphQLOutputType } from 'graphql';

/** Whether an answer is a list, or a page of one (`XPage {items, pagination}`). */
export function isListAnswer(type: GraphQLOutputType): boolean {
  const nullable = getNullableType(type);
  return isListType(nullable) || (isObjectType(nullable) && 'items' in nullable.getFields());
}
