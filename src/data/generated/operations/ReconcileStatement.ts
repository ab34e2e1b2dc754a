/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type ReconcileStatementMutationVariables = Exact<{
  input: Types.ReconcileStatementInput;
}>;

export type ReconcileStatementMutation = {
  reconcileStatement: {
    from: string;
    to: string;
    matched: number;
    outgoing: number;
    credited: number;
    remaining: number;
    reversals: number;
    newReversals: number;
    importedCount: number;
    differingCount: number;
    missingCount: number;
    badCount: number;
    taken: Array<{
      day: string;
      amount: number;
      description: string;
      reference: string | null;
      code: string | null;
    }>;
    differing: Array<{
      day: string;
      amount: number;
      reportedAmount: number;
      provider: Types.TransferProvider;
      description: string;
      reference: string | null;
    }>;
    missing: Array<{
      provider: Types.TransferProvider;
      amount: number;
      description: string;
      reference: string | null;
      bankedAt: string;
      code: string | null;
    }>;
    badLines: Array<{ row: number; column: Types.StatementColumn; message: string }>;
  };
};

// oxfmt-ignore
/** POST /payment/reconcileStatement */
export const ReconcileStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReconcileStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReconcileStatementInput"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"StatementReport!\",{\"from\":\"Date!\",\"to\":\"Date!\",\"matched\":\"Int!\",\"outgoing\":\"Int!\",\"credited\":\"Dong!\",\"remaining\":\"Int!\",\"reversals\":\"Int!\",\"newReversals\":\"Int!\",\"taken\":[\"[ImportedLine!]!\",{\"day\":\"Date!\",\"amount\":\"Dong!\",\"description\":\"String!\",\"reference\":\"String\",\"code\":\"String\"}],\"importedCount\":\"Int!\",\"differing\":[\"[DifferingLine!]!\",{\"day\":\"Date!\",\"amount\":\"Dong!\",\"reportedAmount\":\"Dong!\",\"provider\":\"=bank|sepay|payos|casso|statement!\",\"description\":\"String!\",\"reference\":\"String\"}],\"differingCount\":\"Int!\",\"missing\":[\"[MissingTransfer!]!\",{\"provider\":\"=bank|sepay|payos|casso|statement!\",\"amount\":\"Dong!\",\"description\":\"String!\",\"reference\":\"String\",\"bankedAt\":\"DateTime!\",\"code\":\"String\"}],\"missingCount\":\"Int!\",\"badLines\":[\"[BadStatementLine!]!\",{\"row\":\"Int!\",\"column\":\"=date|credit|debit|amount|sign|description|reference!\",\"message\":\"String!\"}],\"badCount\":\"Int!\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconcileStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"StatementReport"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/payment/reconcileStatement"}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"StringValue","value":"POST"}},{"kind":"Argument","name":{"kind":"Name","value":"bodyKey"},"value":{"kind":"StringValue","value":"input"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"matched"}},{"kind":"Field","name":{"kind":"Name","value":"outgoing"}},{"kind":"Field","name":{"kind":"Name","value":"credited"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"reversals"}},{"kind":"Field","name":{"kind":"Name","value":"newReversals"}},{"kind":"Field","name":{"kind":"Name","value":"taken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"importedCount"}},{"kind":"Field","name":{"kind":"Name","value":"differing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differingCount"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"bankedAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingCount"}},{"kind":"Field","name":{"kind":"Name","value":"badLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"badCount"}}]}}]}}]} as unknown as DocumentFor<'STAFF', ReconcileStatementMutation, ReconcileStatementMutationVariables>;
