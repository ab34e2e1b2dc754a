/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type ManagedUserQueryVariables = Exact<{
  id: string;
}>;

export type ManagedUserQuery = {
  managedUser: {
    documentId: string;
    fullName: string;
    username: string;
    email: string;
    phone: string | null;
    company: string | null;
    position: string | null;
    registeredAt: string;
    confirmed: boolean;
    blocked: boolean;
    staff: boolean;
    secondFactor: boolean;
    own: boolean;
    deletedAfter: string | null;
    memberType: Types.MemberType;
    memberExpiresAt: string | null;
    orderCount: number;
    spent: number;
  };
};

// oxfmt-ignore
/** GET /managed-users/{args.id} */
export const ManagedUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"ManagedUser!\",{\"documentId\":\"ID!\",\"fullName\":\"String!\",\"username\":\"String!\",\"email\":\"String!\",\"phone\":\"String\",\"company\":\"String\",\"position\":\"String\",\"registeredAt\":\"DateTime!\",\"confirmed\":\"Boolean!\",\"blocked\":\"Boolean!\",\"staff\":\"Boolean!\",\"secondFactor\":\"Boolean!\",\"own\":\"Boolean!\",\"deletedAfter\":\"DateTime\",\"memberType\":\"=none|individual|student|corporate!\",\"memberExpiresAt\":\"DateTime\",\"orderCount\":\"Int!\",\"spent\":\"Dong!\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"ManagedUser"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/managed-users/{args.id}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"blocked"}},{"kind":"Field","name":{"kind":"Name","value":"staff"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAfter"}},{"kind":"Field","name":{"kind":"Name","value":"memberType"}},{"kind":"Field","name":{"kind":"Name","value":"memberExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}}]}}]}}]} as unknown as DocumentFor<'STAFF', ManagedUserQuery, ManagedUserQueryVariables>;
