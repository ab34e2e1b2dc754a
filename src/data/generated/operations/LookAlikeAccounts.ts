/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { DocumentFor } from '../access';
export type LookAlikeAccountsQueryVariables = Exact<{ [key: string]: never }>;

export type LookAlikeAccountsQuery = {
  lookAlikeAccounts: Array<{
    key: string;
    accounts: Array<{
      documentId: string;
      email: string;
      username: string;
      fullName: string;
      registeredAt: string;
      lastUsedAt: string | null;
      blocked: boolean;
      staff: boolean;
      orderCount: number;
      termCount: number;
      requestCount: number;
      certificateCount: number;
      attendanceCount: number;
      seatCount: number;
      courseCount: number;
      cpeCount: number;
    }>;
  }>;
};

// oxfmt-ignore
/** GET /account-merges */
export const LookAlikeAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookAlikeAccounts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"[LookAlikeGroup!]!\",{\"key\":\"ID!\",\"accounts\":[\"[LookAlikeAccount!]!\",{\"documentId\":\"ID!\",\"email\":\"String!\",\"username\":\"String!\",\"fullName\":\"String!\",\"registeredAt\":\"DateTime!\",\"lastUsedAt\":\"DateTime\",\"blocked\":\"Boolean!\",\"staff\":\"Boolean!\",\"orderCount\":\"Int!\",\"termCount\":\"Int!\",\"requestCount\":\"Int!\",\"certificateCount\":\"Int!\",\"attendanceCount\":\"Int!\",\"seatCount\":\"Int!\",\"courseCount\":\"Int!\",\"cpeCount\":\"Int!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookAlikeAccounts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"[LookAlikeGroup]"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/account-merges"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"blocked"}},{"kind":"Field","name":{"kind":"Name","value":"staff"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"termCount"}},{"kind":"Field","name":{"kind":"Name","value":"requestCount"}},{"kind":"Field","name":{"kind":"Name","value":"certificateCount"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceCount"}},{"kind":"Field","name":{"kind":"Name","value":"seatCount"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"cpeCount"}}]}}]}}]}}]} as unknown as DocumentFor<'STAFF', LookAlikeAccountsQuery, LookAlikeAccountsQueryVariables>;
