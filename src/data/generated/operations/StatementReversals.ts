/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type StatementReversalsQueryVariables = Exact<{
  page: number;
  state: Types.ReversalState;
}>;

export type StatementReversalsQuery = {
  statementReversals: {
    items: Array<{
      documentId: string;
      reverses: Types.ReversedEntry;
      amount: number;
      description: string;
      reference: string | null;
      bankedAt: string;
      state: Types.ReversalState;
      note: string | null;
      closedBy: string | null;
      closedAt: string | null;
      transfer: {
        documentId: string;
        provider: Types.TransferProvider;
        reference: string | null;
        description: string;
        bankedAt: string;
        code: string | null;
      } | null;
    }>;
    pagination: { page: number; pageSize: number; pageCount: number; total: number };
  };
};

// oxfmt-ignore
/** GET /payment/reversals */
export const StatementReversalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementReversals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReversalState"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"StatementReversalPage!\",{\"items\":[\"[StatementReversal!]!\",{\"documentId\":\"ID!\",\"reverses\":\"=credit|debit!\",\"amount\":\"Dong!\",\"description\":\"String!\",\"reference\":\"String\",\"bankedAt\":\"DateTime!\",\"transfer\":[\"ReversedTransfer\",{\"documentId\":\"ID!\",\"provider\":\"=bank|sepay|payos|casso|statement!\",\"reference\":\"String\",\"description\":\"String!\",\"bankedAt\":\"DateTime!\",\"code\":\"String\"}],\"state\":\"=open|closed!\",\"note\":\"String\",\"closedBy\":\"String\",\"closedAt\":\"DateTime\"}],\"pagination\":[\"Pagination!\",{\"page\":\"Int!\",\"pageSize\":\"Int!\",\"pageCount\":\"Int!\",\"total\":\"Int!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statementReversals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"StatementReversalPage"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/payment/reversals?page={args.page}&state={args.state}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"reverses"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"bankedAt"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"bankedAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentFor<'STAFF', StatementReversalsQuery, StatementReversalsQueryVariables>;
