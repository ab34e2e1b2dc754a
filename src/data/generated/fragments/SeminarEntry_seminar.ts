/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type SeminarEntry_seminarFragment = {
  documentId: string;
  title: string;
  slug: string;
  summary: string;
  startAt: string;
  endAt: string;
  venue: string;
  price: number;
  memberPrice: number | null;
  capacity: number | null;
  placesLeft: number | null;
  cpeHours: number;
  orderByOption: boolean;
};

// prettier-ignore
export const SeminarEntry_seminarFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeminarEntry_seminar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seminar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"memberPrice"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"cpeHours"}},{"kind":"Field","name":{"kind":"Name","value":"orderByOption"}}]}}]} as unknown as TypedDocumentNode<SeminarEntry_seminarFragment, unknown>;
