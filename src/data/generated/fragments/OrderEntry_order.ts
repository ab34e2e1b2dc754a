/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type OrderEntry_orderFragment = {
  documentId: string;
  code: string;
  status: Types.OrderStatus;
  placedAt: string;
  itemCount: number;
  firstTitle: string;
  total: number;
};

// prettier-ignore
export const OrderEntry_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderEntry_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstTitle"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as TypedDocumentNode<OrderEntry_orderFragment, unknown>;
