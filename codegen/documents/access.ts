import type { GraphQLSchema } from 'graphql';
import { isEnumType } from 'graphql';

/** Makes the type of a document that says who may ask it: a public page takes public ones only. */
export function plugin(schema: GraphQLSchema): { prepend: string[]; content: string } {
  const access = schema.getType('Access');
  const words = isEnumType(access) ? access.getValues().map(({ name }) => `'${name}'`) : ['never'];
  return {
    prepend: [`import type { TypedDocumentNode } from '@graphql-typed-document-node/core';`],
    content: `
/** Who may call an endpoint. */
export type Access = ${words.join(' | ')};

/** An operation whose endpoint these may call; \`access\` is for the type checker alone. */
export interface DocumentFor<Who extends Access, Data, Variables> extends TypedDocumentNode<Data, Variables> {
  readonly access: Who;
}
`,
  };
}
