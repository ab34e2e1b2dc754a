import type { GraphQLObjectType } from 'graphql';

export const isRecordType = (type: GraphQLObjectType): boolean =>
  'documentId' in type.getFields() &&
  !(type.astNode?.directives ?? []).some(({ name }) => name.value === 'embedded');
