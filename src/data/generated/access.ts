/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Who may call an endpoint. */
export type Access = 'PUBLIC' | 'MEMBER' | 'STAFF';

/** An operation these callers may run; `access` exists only for the type checker. */
export interface DocumentFor<Who extends Access, Data, Variables> extends TypedDocumentNode<
  Data,
  Variables
> {
  readonly access: Who;
}
