/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type UserBatchQueryVariables = Exact<{
  id: string;
}>;

export type UserBatchQuery = {
  userBatch: {
    documentId: string;
    action: Types.BatchAction;
    state: Types.BatchState;
    total: number;
    actorName: string;
    why: string | null;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
    counts: Array<{ outcome: Types.BatchOutcome; reason: Types.BatchReason | null; count: number }>;
    email: {
      to: string;
      subject: string;
      greeting: string;
      paragraphs: Array<string>;
      action: string;
    } | null;
  };
};

// oxfmt-ignore
/** GET /user-batches/{args.id} */
export const UserBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"UserBatch!\",{\"documentId\":\"ID!\",\"action\":\"=remind_membership|remind_unpaid|block|unblock!\",\"state\":\"=draft|running|done|stopped!\",\"total\":\"Int!\",\"counts\":[\"[BatchCount!]!\",{\"outcome\":\"=ready|done|left_out|failed!\",\"reason\":\"=own|staff|blocked|open|deleted|no_membership|expires_late|no_unpaid_order|reminded|not_staff|error\",\"count\":\"Int!\"}],\"email\":[\"BatchEmail\",{\"to\":\"String!\",\"subject\":\"String!\",\"greeting\":\"String!\",\"paragraphs\":\"[String!]!\",\"action\":\"String!\"}],\"actorName\":\"String!\",\"why\":\"String\",\"createdAt\":\"DateTime!\",\"startedAt\":\"DateTime\",\"finishedAt\":\"DateTime\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"UserBatch"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/user-batches/{args.id}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"greeting"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]} as unknown as DocumentFor<'STAFF', UserBatchQuery, UserBatchQueryVariables>;
