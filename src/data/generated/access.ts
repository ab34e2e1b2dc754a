/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Who may call an endpoint. */
export type Access = 'PUBLIC' | 'MEMBER' | 'STAFF';

/** An operation whose endpoint these may call; `access` is for the type checker alone. */
export interface DocumentFor<Who extends Access, Data, Variables> extends TypedDocumentNode<
  Data,
  Variables
> {
  readonly access: Who;
}
