/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type ProfileQueryVariables = Exact<{ [key: string]: never }>;

export type ProfileQuery = {
  me: {
    documentId: string;
    username: string;
    email: string;
    fullName: string;
    phone: string | null;
    company: string | null;
    position: string | null;
    memberType: Types.MemberType;
    memberExpiresAt: string | null;
    role: { documentId: string; name: string; type: Types.RoleType };
    counts: {
      unpaidOrders: number;
      unreadNotifications: number;
      courses: number;
      documents: number;
    };
  };
};

// oxfmt-ignore
/** GET /users/me */
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"UserProfile!\",{\"documentId\":\"ID!\",\"username\":\"String!\",\"email\":\"String!\",\"fullName\":\"String!\",\"phone\":\"String\",\"company\":\"String\",\"position\":\"String\",\"memberType\":\"=none|individual|student|corporate!\",\"memberExpiresAt\":\"DateTime\",\"role\":[\"Role!\",{\"documentId\":\"ID!\",\"name\":\"String!\",\"type\":\"=authenticated|staff!\"}],\"counts\":[\"ProfileCounts!\",{\"unpaidOrders\":\"Int!\",\"unreadNotifications\":\"Int!\",\"courses\":\"Int!\",\"documents\":\"Int!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"UserProfile"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/users/me?populate=*"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"memberType"}},{"kind":"Field","name":{"kind":"Name","value":"memberExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpaidOrders"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}}]}}]}}]}}]} as unknown as DocumentFor<'MEMBER', ProfileQuery, ProfileQueryVariables>;
