/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type AddRenewRequestMutationVariables = Exact<{
  input: Types.RenewRequestInput;
}>;

export type AddRenewRequestMutation = {
  addUserRenewRequest: {
    documentId: string;
    code: string;
    memberType: Types.RenewableType;
    years: number;
    price: number;
    credit: number;
    status: Types.RenewRequestStatus;
    requestedAt: string;
    paidAt: string | null;
    memberExpiresAt: string | null;
    payment: {
      bankName: string;
      bankBin: string;
      accountNumber: string;
      accountName: string;
      amount: number;
      purpose: string;
      vietQr: string;
      payBefore: string;
    } | null;
  };
};

// oxfmt-ignore
/** POST /user-renew-requests */
export const AddRenewRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRenewRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewRequestInput"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"RenewRequest!\",{\"documentId\":\"ID!\",\"code\":\"String!\",\"memberType\":\"=individual|student|corporate!\",\"years\":\"Int!\",\"price\":\"Dong!\",\"credit\":\"Dong!\",\"status\":\"=pending_payment|paid|cancelled!\",\"requestedAt\":\"DateTime!\",\"paidAt\":\"DateTime\",\"memberExpiresAt\":\"DateTime\",\"payment\":[\"PaymentInstructions\",{\"bankName\":\"String!\",\"bankBin\":\"String!\",\"accountNumber\":\"String!\",\"accountName\":\"String!\",\"amount\":\"Dong!\",\"purpose\":\"String!\",\"vietQr\":\"String!\",\"payBefore\":\"DateTime!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addUserRenewRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"RenewRequest"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/user-renew-requests"}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"StringValue","value":"POST"}},{"kind":"Argument","name":{"kind":"Name","value":"bodyKey"},"value":{"kind":"StringValue","value":"input"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"memberType"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"memberExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentInstructions_payment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentInstructions_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInstructions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankBin"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"vietQr"}},{"kind":"Field","name":{"kind":"Name","value":"payBefore"}}]}}]} as unknown as DocumentFor<'MEMBER', AddRenewRequestMutation, AddRenewRequestMutationVariables>;
