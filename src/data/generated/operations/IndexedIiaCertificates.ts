/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { DocumentFor } from '../access';
export type IndexedIiaCertificatesQueryVariables = Exact<{ [key: string]: never }>;

export type IndexedIiaCertificatesQuery = {
  iiaCertificatesPage: { documentId: string; title: string; summary: string } | null;
};

// oxfmt-ignore
/** GET /trang-bang-cap-cua-iia */
export const IndexedIiaCertificatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndexedIiaCertificates"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"PUBLIC"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"SinglePage\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"summary\":\"String!\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iiaCertificatesPage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"SinglePage"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/trang-bang-cap-cua-iia?fields=title,summary"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateEntry_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateEntry_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SinglePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]} as unknown as DocumentFor<'PUBLIC', IndexedIiaCertificatesQuery, IndexedIiaCertificatesQueryVariables>;
