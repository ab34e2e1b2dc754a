/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type OrderPaymentQueryVariables = Exact<{
  id: string;
}>;

export type OrderPaymentQuery = {
  userOrderById: {
    documentId: string;
    code: string;
    status: Types.OrderStatus;
    placedAt: string;
    itemCount: number;
    firstTitle: string;
    total: number;
    customer: { fullName: string; email: string; phone: string; address: string | null };
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
/** GET /order/userOrderById */
export const OrderPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"Order!\",{\"documentId\":\"ID!\",\"code\":\"String!\",\"status\":\"=pending_payment|paid|completed|cancelled|refunded!\",\"placedAt\":\"DateTime!\",\"itemCount\":\"Int!\",\"firstTitle\":\"String!\",\"total\":\"Dong!\",\"customer\":[\"OrderCustomer!\",{\"fullName\":\"String!\",\"email\":\"String!\",\"phone\":\"String!\",\"address\":\"String\"}],\"payment\":[\"PaymentInstructions\",{\"bankName\":\"String!\",\"bankBin\":\"String!\",\"accountNumber\":\"String!\",\"accountName\":\"String!\",\"amount\":\"Dong!\",\"purpose\":\"String!\",\"vietQr\":\"String!\",\"payBefore\":\"DateTime!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userOrderById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"Order"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/order/userOrderById?id={args.id}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstTitle"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentInstructions_payment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentInstructions_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInstructions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankBin"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"vietQr"}},{"kind":"Field","name":{"kind":"Name","value":"payBefore"}}]}}]} as unknown as DocumentFor<'MEMBER', OrderPaymentQuery, OrderPaymentQueryVariables>;
