/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type PaymentInstructions_paymentFragment = {
  bankName: string;
  bankBin: string;
  accountNumber: string;
  accountName: string;
  amount: number;
  purpose: string;
  vietQr: string;
  payBefore: string;
};

// prettier-ignore
export const PaymentInstructions_paymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentInstructions_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInstructions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankBin"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"vietQr"}},{"kind":"Field","name":{"kind":"Name","value":"payBefore"}}]}}]} as unknown as TypedDocumentNode<PaymentInstructions_paymentFragment, unknown>;
