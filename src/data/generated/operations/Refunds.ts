/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type RefundsQueryVariables = Exact<{
  page: number;
  state: Types.RefundState;
}>;

export type RefundsQuery = {
  refunds: {
    owed: number;
    items: Array<{
      documentId: string;
      amount: number;
      reason: Types.RefundReason;
      state: Types.RefundState;
      code: string | null;
      payerName: string | null;
      payerEmail: string | null;
      description: string;
      bankedAt: string;
      owedAt: string;
      sentAt: string | null;
      sentBy: string | null;
      sentReference: string | null;
    }>;
    pagination: { page: number; pageSize: number; pageCount: number; total: number };
  };
};

// oxfmt-ignore
/** GET /payment/refunds */
export const RefundsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Refunds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundState"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"RefundPage!\",{\"items\":[\"[Refund!]!\",{\"documentId\":\"ID!\",\"amount\":\"Dong!\",\"reason\":\"=late|double|excess|cancelled|refunded|unmatched!\",\"state\":\"=owed|sent!\",\"code\":\"String\",\"payerName\":\"String\",\"payerEmail\":\"String\",\"description\":\"String!\",\"bankedAt\":\"DateTime!\",\"owedAt\":\"DateTime!\",\"sentAt\":\"DateTime\",\"sentBy\":\"String\",\"sentReference\":\"String\"}],\"pagination\":[\"Pagination!\",{\"page\":\"Int!\",\"pageSize\":\"Int!\",\"pageCount\":\"Int!\",\"total\":\"Int!\"}],\"owed\":\"Dong!\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"RefundPage"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/payment/refunds?page={args.page}&state={args.state}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"bankedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"sentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]}}]} as unknown as DocumentFor<'STAFF', RefundsQuery, RefundsQueryVariables>;
