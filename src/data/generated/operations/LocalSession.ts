/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type LocalSessionQueryVariables = Exact<{ [key: string]: never }>;

export type LocalSessionQuery = { isLogin: boolean };

// oxfmt-ignore
export const LocalSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocalSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isLogin"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"client"}}]}]}}]} as unknown as TypedDocumentNode<LocalSessionQuery, LocalSessionQueryVariables>;
