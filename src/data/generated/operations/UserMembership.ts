/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type UserMembershipQueryVariables = Exact<{ [key: string]: never }>;

export type UserMembershipQuery = {
  userMembership: {
    graceDays: number;
    terms: Array<{
      documentId: string;
      memberType: Types.RenewableType;
      startsOn: string;
      endsOn: string;
      endedOn: string | null;
      source: Types.TermSource;
      requestCode: string | null;
      seats: number;
    }>;
    seats: Array<{ documentId: string; company: string; since: string }>;
  };
};

// oxfmt-ignore
/** GET /user-membership */
export const UserMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserMembership"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"UserMembership!\",{\"graceDays\":\"Int!\",\"terms\":[\"[MembershipTerm!]!\",{\"documentId\":\"ID!\",\"memberType\":\"=individual|student|corporate!\",\"startsOn\":\"Date!\",\"endsOn\":\"Date!\",\"endedOn\":\"Date\",\"source\":\"=request|staff|carried!\",\"requestCode\":\"String\",\"seats\":\"Int!\"}],\"seats\":[\"[HeldSeat!]!\",{\"documentId\":\"ID!\",\"company\":\"String!\",\"since\":\"DateTime!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userMembership"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"UserMembership"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/user-membership"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"graceDays"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"memberType"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedOn"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"requestCode"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentFor<'MEMBER', UserMembershipQuery, UserMembershipQueryVariables>;
