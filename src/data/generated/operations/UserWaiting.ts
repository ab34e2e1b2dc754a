/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type UserWaitingQueryVariables = Exact<{ [key: string]: never }>;

export type UserWaitingQuery = {
  userWaiting: Array<{
    documentId: string;
    kind: Types.ItemKind;
    itemDocumentId: string;
    slug: string;
    title: string;
    groupId: string | null;
    optionId: string | null;
    optionName: string | null;
    price: number;
    state: Types.WaitingState;
    joinedAt: string;
    position: number | null;
    offerEndsAt: string | null;
  }>;
};

// oxfmt-ignore
/** GET /waiting-list/userWaiting */
export const UserWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserWaiting"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"[WaitingEntry!]!\",{\"documentId\":\"ID!\",\"kind\":\"=course|document|seminar!\",\"itemDocumentId\":\"ID!\",\"slug\":\"String!\",\"title\":\"String!\",\"groupId\":\"ID\",\"optionId\":\"ID\",\"optionName\":\"String\",\"price\":\"Dong!\",\"state\":\"=waiting|offered|ordered|lapsed|left|closed!\",\"joinedAt\":\"DateTime!\",\"position\":\"Int\",\"offerEndsAt\":\"DateTime\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userWaiting"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"[WaitingEntry]"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/waiting-list/userWaiting"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"itemDocumentId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"optionName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"offerEndsAt"}}]}}]}}]} as unknown as DocumentFor<'MEMBER', UserWaitingQuery, UserWaitingQueryVariables>;
