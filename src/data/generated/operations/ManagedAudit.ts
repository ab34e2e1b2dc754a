/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type ManagedAuditQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;

export type ManagedAuditQuery = {
  managedAudit: {
    next: string | null;
    items: Array<{
      documentId: string;
      at: string;
      action: Types.AuditAction;
      actorKind: Types.AuditActorKind;
      actorName: string;
      subjectKind: string;
      subjectLabel: string | null;
      reason: string | null;
      changes: Array<{ field: string; before: string | null; after: string | null }>;
    }>;
  };
};

// oxfmt-ignore
/** GET /managed-users/{args.id}/audit */
export const ManagedAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"AuditEntryList!\",{\"items\":[\"[AuditEntry!]!\",{\"documentId\":\"ID!\",\"at\":\"DateTime!\",\"action\":\"=record_created|record_updated|record_deleted|status_changed|account_blocked|account_unblocked|accounts_merged|staff_made|staff_removed|sessions_ended|second_factor_set|second_factor_replaced|second_factor_reset|passkey_added|passkey_removed|term_added|term_ended|transfer_assigned|transfer_returned|transfer_merged|reversal_closed|refund_sent|statement_reconciled|scan_added|scan_cancelled|reminders_sent|batch_run|exported|imported!\",\"actorKind\":\"=staff|panel!\",\"actorName\":\"String!\",\"subjectKind\":\"String!\",\"subjectLabel\":\"String\",\"changes\":[\"[AuditChange!]!\",{\"field\":\"String!\",\"before\":\"String\",\"after\":\"String\"}],\"reason\":\"String\"}],\"next\":\"ID\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedAudit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"AuditEntryList"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/managed-users/{args.id}/audit?after={args.after}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actorKind"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]} as unknown as DocumentFor<'STAFF', ManagedAuditQuery, ManagedAuditQueryVariables>;
