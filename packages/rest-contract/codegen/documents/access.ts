import type { GraphQLSchema } from 'graphql';
import { isEnumType } from 'graphql';

/** Generates the document type that includes the access of its operation: a public page accepts only public ones. */
export function plugin(schema: GraphQLSchema): { prepend: string[]; content: string } {
  const access = schema.getType('Access');
  const values = isEnumType(access) ? access.getValues().map(({ name }) => `'${name}'`) : ['never'];
  return {
    prepend: [`import type { TypedDocumentNode } from '@graphql-typed-document-node/core';`],
    content: `
/** Who may call an endpoint. */
export type Access = ${values.join(' | ')};

/** An operation these callers may run; \`access\` exists only for the type checker. */
export interface DocumentFor<Who extends Access, Data, Variables> extends TypedDocumentNode<Data, Variables> {
  readonly access: Who;
}
`,
  };
}
