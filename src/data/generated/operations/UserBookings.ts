/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type UserBookingsQueryVariables = Exact<{
  page: number;
}>;

export type UserBookingsQuery = {
  userBookings: {
    items: Array<{
      documentId: string;
      kind: Types.ItemKind;
      slug: string;
      title: string;
      optionName: string | null;
      startAt: string;
      endAt: string;
      venue: string | null;
      tickets: Array<{ documentId: string; minutes: number }>;
      certificate: { documentId: string; number: string; code: string } | null;
    }>;
    pagination: { page: number; pageSize: number; pageCount: number; total: number };
  };
};

// oxfmt-ignore
/** GET /ticket/userBookings */
export const UserBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"TicketBookingPage!\",{\"items\":[\"[TicketBooking!]!\",{\"documentId\":\"ID!\",\"kind\":\"=course|document|seminar!\",\"slug\":\"String!\",\"title\":\"String!\",\"optionName\":\"String\",\"startAt\":\"DateTime!\",\"endAt\":\"DateTime!\",\"venue\":\"String\",\"tickets\":[\"[EventTicket!]!\",{\"documentId\":\"ID!\",\"minutes\":\"Int!\"}],\"certificate\":[\"AttendanceCertificate\",{\"documentId\":\"ID!\",\"number\":\"String!\",\"code\":\"String!\"}]}],\"pagination\":[\"Pagination!\",{\"page\":\"Int!\",\"pageSize\":\"Int!\",\"pageCount\":\"Int!\",\"total\":\"Int!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"TicketBookingPage"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/ticket/userBookings?page={args.page}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"optionName"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentFor<'MEMBER', UserBookingsQuery, UserBookingsQueryVariables>;
