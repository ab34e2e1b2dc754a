/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type LocalCartQueryVariables = Exact<{ [key: string]: never }>;

export type LocalCartQuery = {
  cartNotice: Types.CartNotice | null;
  cart: Array<{
    kind: Types.ItemKind;
    documentId: string;
    slug: string;
    title: string;
    unitPrice: number;
    quantity: number;
    single: boolean;
    cover: string | null;
    orderByOption: boolean | null;
    optionName: string | null;
    optionId: string | null;
    groupId: string | null;
  }>;
};

// oxfmt-ignore
export const LocalCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocalCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"client"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"single"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"orderByOption"}},{"kind":"Field","name":{"kind":"Name","value":"optionName"}},{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cartNotice"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"client"}}]}]}}]} as unknown as TypedDocumentNode<LocalCartQuery, LocalCartQueryVariables>;
