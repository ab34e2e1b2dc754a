/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type CloseReversalMutationVariables = Exact<{
  input: Types.CloseReversalInput;
}>;

export type CloseReversalMutation = {
  closeReversal: {
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
  };
};

// oxfmt-ignore
/** POST /payment/closeReversal */
export const CloseReversalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseReversal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseReversalInput"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"StatementReversal!\",{\"documentId\":\"ID!\",\"reverses\":\"=credit|debit!\",\"amount\":\"Dong!\",\"description\":\"String!\",\"reference\":\"String\",\"bankedAt\":\"DateTime!\",\"transfer\":[\"ReversedTransfer\",{\"documentId\":\"ID!\",\"provider\":\"=bank|sepay|payos|casso|statement!\",\"reference\":\"String\",\"description\":\"String!\",\"bankedAt\":\"DateTime!\",\"code\":\"String\"}],\"state\":\"=open|closed!\",\"note\":\"String\",\"closedBy\":\"String\",\"closedAt\":\"DateTime\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeReversal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"StatementReversal"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/payment/closeReversal"}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"StringValue","value":"POST"}},{"kind":"Argument","name":{"kind":"Name","value":"bodyKey"},"value":{"kind":"StringValue","value":"input"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"reverses"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"bankedAt"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"bankedAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]}}]} as unknown as DocumentFor<'STAFF', CloseReversalMutation, CloseReversalMutationVariables>;
