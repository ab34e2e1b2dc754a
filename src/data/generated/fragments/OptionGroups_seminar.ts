/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type OptionGroups_seminarFragment = {
  orderByOption: boolean;
  orderOptionGroup: Array<{
    id: string;
    name: string;
    options: Array<{
      id: string;
      name: string;
      price: number | null;
      capacity: number | null;
      placesLeft: number | null;
    }>;
  }>;
};

// prettier-ignore
export const OptionGroups_seminarFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionGroups_seminar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seminar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderByOption"}},{"kind":"Field","name":{"kind":"Name","value":"orderOptionGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}}]}}]} as unknown as TypedDocumentNode<OptionGroups_seminarFragment, unknown>;
