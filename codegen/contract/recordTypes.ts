import type { GraphQLObjectType } from 'graphql';

/** A type whose records are known by their documentId, wherever they are met. */
export const isRecordType = (type: GraphQLObjectType): boolean =>
  'documentId' in type.getFields() &&
  !(type.astNode?.directives ?? []).some(({ name }) => name.value === 'embedded');
