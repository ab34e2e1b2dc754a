/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type CancelRenewRequestMutationVariables = Exact<{
  input: Types.CancelRenewRequestInput;
}>;

export type CancelRenewRequestMutation = {
  cancelUserRenewRequest: {
    documentId: string;
    status: Types.RenewRequestStatus;
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
/** POST /user-renew-requests/cancel */
export const CancelRenewRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRenewRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelRenewRequestInput"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"RenewRequest!\",{\"documentId\":\"ID!\",\"status\":\"=pending_payment|paid|cancelled!\",\"payment\":[\"PaymentInstructions\",{\"bankName\":\"String!\",\"bankBin\":\"String!\",\"accountNumber\":\"String!\",\"accountName\":\"String!\",\"amount\":\"Dong!\",\"purpose\":\"String!\",\"vietQr\":\"String!\",\"payBefore\":\"DateTime!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelUserRenewRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"RenewRequest"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/user-renew-requests/cancel"}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"StringValue","value":"POST"}},{"kind":"Argument","name":{"kind":"Name","value":"bodyKey"},"value":{"kind":"StringValue","value":"input"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentInstructions_payment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentInstructions_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInstructions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankBin"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"vietQr"}},{"kind":"Field","name":{"kind":"Name","value":"payBefore"}}]}}]} as unknown as DocumentFor<'MEMBER', CancelRenewRequestMutation, CancelRenewRequestMutationVariables>;
