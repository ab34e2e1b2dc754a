/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type UserNotificationsQueryVariables = Exact<{
  page: number;
}>;

export type UserNotificationsQuery = {
  userNoti: {
    unread: number;
    items: Array<{
      documentId: string;
      kind: Types.NotificationKind;
      title: string;
      body: string;
      url: string | null;
      at: string;
      readAt: string | null;
    }>;
    pagination: { page: number; pageSize: number; pageCount: number; total: number };
  };
};

// oxfmt-ignore
/** GET /notification/userNoti */
export const UserNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"NotificationPage!\",{\"items\":[\"[Notification!]!\",{\"documentId\":\"ID!\",\"kind\":\"=order_placed|order_paid|order_completed|order_cancelled|order_refunded|payment_partial|refund_owed|refund_sent|renewal_requested|membership_renewed|membership_expiring|place_offered|offer_lapsed|reminder|account_changed!\",\"title\":\"String!\",\"body\":\"String!\",\"url\":\"String\",\"at\":\"DateTime!\",\"readAt\":\"DateTime\"}],\"pagination\":[\"Pagination!\",{\"page\":\"Int!\",\"pageSize\":\"Int!\",\"pageCount\":\"Int!\",\"total\":\"Int!\"}],\"unread\":\"Int!\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userNoti"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"NotificationPage"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/notification/userNoti?page={args.page}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}}]} as unknown as DocumentFor<'MEMBER', UserNotificationsQuery, UserNotificationsQueryVariables>;
