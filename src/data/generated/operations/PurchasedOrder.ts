/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type PurchasedOrderQueryVariables = Exact<{
  id: string;
}>;

export type PurchasedOrderQuery = {
  userOrderDetail: {
    documentId: string;
    code: string;
    status: Types.OrderStatus;
    placedAt: string;
    itemCount: number;
    firstTitle: string;
    subtotal: number;
    total: number;
    note: string | null;
    discounts: Array<{ type: Types.QuoteDiscountType; label: string; amount: number }>;
    customer: { fullName: string; email: string; phone: string; address: string | null };
    invoice: {
      buyer: Types.InvoiceBuyer;
      name: string;
      taxCode: string | null;
      address: string;
      email: string;
    } | null;
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
    lines: Array<{
      documentId: string;
      kind: Types.ItemKind;
      itemDocumentId: string;
      slug: string;
      title: string;
      groupId: string | null;
      optionId: string | null;
      optionName: string | null;
      quantity: number;
      listPrice: number;
      unitPrice: number;
      amount: number;
      meetingUrl: string | null;
    }>;
    history: Array<{
      documentId: string;
      status: Types.OrderStatus;
      at: string;
      by: string;
      note: string | null;
    }>;
  };
};

// oxfmt-ignore
/** GET /order/userOrderDetail */
export const PurchasedOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PurchasedOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"Order!\",{\"documentId\":\"ID!\",\"code\":\"String!\",\"status\":\"=pending_payment|paid|completed|cancelled|refunded!\",\"placedAt\":\"DateTime!\",\"itemCount\":\"Int!\",\"firstTitle\":\"String!\",\"subtotal\":\"Dong!\",\"discounts\":[\"[QuoteDiscount!]!\",{\"type\":\"=member|quantity|code!\",\"label\":\"String!\",\"amount\":\"Dong!\"}],\"total\":\"Dong!\",\"customer\":[\"OrderCustomer!\",{\"fullName\":\"String!\",\"email\":\"String!\",\"phone\":\"String!\",\"address\":\"String\"}],\"invoice\":[\"OrderInvoice\",{\"buyer\":\"=person|company!\",\"name\":\"String!\",\"taxCode\":\"String\",\"address\":\"String!\",\"email\":\"String!\"}],\"note\":\"String\",\"payment\":[\"PaymentInstructions\",{\"bankName\":\"String!\",\"bankBin\":\"String!\",\"accountNumber\":\"String!\",\"accountName\":\"String!\",\"amount\":\"Dong!\",\"purpose\":\"String!\",\"vietQr\":\"String!\",\"payBefore\":\"DateTime!\"}],\"lines\":[\"[OrderLine!]!\",{\"documentId\":\"ID!\",\"kind\":\"=course|document|seminar!\",\"itemDocumentId\":\"ID!\",\"slug\":\"String!\",\"title\":\"String!\",\"groupId\":\"ID\",\"optionId\":\"ID\",\"optionName\":\"String\",\"quantity\":\"Int!\",\"listPrice\":\"Dong!\",\"unitPrice\":\"Dong!\",\"amount\":\"Dong!\",\"meetingUrl\":\"String\"}],\"history\":[\"[OrderStatusChange!]!\",{\"documentId\":\"ID!\",\"status\":\"=pending_payment|paid|completed|cancelled|refunded!\",\"at\":\"DateTime!\",\"by\":\"String!\",\"note\":\"String\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userOrderDetail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"Order"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/order/userOrderDetail?id={args.id}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstTitle"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentInstructions_payment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"itemDocumentId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"optionName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"meetingUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentInstructions_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInstructions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankBin"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"vietQr"}},{"kind":"Field","name":{"kind":"Name","value":"payBefore"}}]}}]} as unknown as DocumentFor<'MEMBER', PurchasedOrderQuery, PurchasedOrderQueryVariables>;
