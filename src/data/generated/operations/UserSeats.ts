/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type UserSeatsQueryVariables = Exact<{ [key: string]: never }>;

export type UserSeatsQuery = {
  userSeats: {
    seats: number;
    free: number;
    list: Array<{
      documentId: string;
      email: string;
      holderName: string | null;
      state: Types.SeatState;
      invitedAt: string;
      expiresAt: string;
      acceptedAt: string | null;
    }>;
  };
};

// oxfmt-ignore
/** GET /user-seats */
export const UserSeatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserSeats"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"CompanySeats!\",{\"seats\":\"Int!\",\"free\":\"Int!\",\"list\":[\"[CompanySeat!]!\",{\"documentId\":\"ID!\",\"email\":\"String!\",\"holderName\":\"String\",\"state\":\"=invited|expired|held!\",\"invitedAt\":\"DateTime!\",\"expiresAt\":\"DateTime!\",\"acceptedAt\":\"DateTime\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userSeats"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"CompanySeats"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/user-seats"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}}]}}]}}]}}]} as unknown as DocumentFor<'MEMBER', UserSeatsQuery, UserSeatsQueryVariables>;
