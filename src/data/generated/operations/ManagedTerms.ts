/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type ManagedTermsQueryVariables = Exact<{
  id: string;
}>;

export type ManagedTermsQuery = {
  managedTerms: Array<{
    documentId: string;
    memberType: Types.RenewableType;
    startsOn: string;
    endsOn: string;
    endedOn: string | null;
    source: Types.TermSource;
    value: number;
    seats: number;
    requestCode: string | null;
    reason: string | null;
    actor: string | null;
    endReason: string | null;
    endActor: string | null;
  }>;
};

// oxfmt-ignore
/** GET /managed-users/{args.id}/terms */
export const ManagedTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"[ManagedTerm!]!\",{\"documentId\":\"ID!\",\"memberType\":\"=individual|student|corporate!\",\"startsOn\":\"Date!\",\"endsOn\":\"Date!\",\"endedOn\":\"Date\",\"source\":\"=request|staff|carried!\",\"value\":\"Dong!\",\"seats\":\"Int!\",\"requestCode\":\"String\",\"reason\":\"String\",\"actor\":\"String\",\"endReason\":\"String\",\"endActor\":\"String\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"[ManagedTerm]"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/managed-users/{args.id}/terms"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"memberType"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedOn"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"requestCode"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"endActor"}}]}}]}}]} as unknown as DocumentFor<'STAFF', ManagedTermsQuery, ManagedTermsQueryVariables>;
