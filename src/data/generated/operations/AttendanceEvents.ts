/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type AttendanceEventsQueryVariables = Exact<{ [key: string]: never }>;

export type AttendanceEventsQuery = {
  attendanceEvents: Array<{
    documentId: string;
    kind: Types.ItemKind;
    title: string;
    startAt: string;
    endAt: string;
    venue: string | null;
    ticketCount: number;
    presentCount: number;
  }>;
};

// oxfmt-ignore
/** GET /attendance/events */
export const AttendanceEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendanceEvents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"[AttendanceEvent!]!\",{\"documentId\":\"ID!\",\"kind\":\"=course|document|seminar!\",\"title\":\"String!\",\"startAt\":\"DateTime!\",\"endAt\":\"DateTime!\",\"venue\":\"String\",\"ticketCount\":\"Int!\",\"presentCount\":\"Int!\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceEvents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"[AttendanceEvent]"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/attendance/events"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"ticketCount"}},{"kind":"Field","name":{"kind":"Name","value":"presentCount"}}]}}]}}]} as unknown as DocumentFor<'STAFF', AttendanceEventsQuery, AttendanceEventsQueryVariables>;
