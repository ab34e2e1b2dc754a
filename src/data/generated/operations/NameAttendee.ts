/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type NameAttendeeMutationVariables = Exact<{
  input: Types.NameAttendeeInput;
}>;

export type NameAttendeeMutation = {
  nameAttendee: {
    documentId: string;
    kind: Types.ItemKind;
    slug: string;
    title: string;
    optionName: string | null;
    startAt: string;
    endAt: string;
    venue: string | null;
    meetingUrl: string | null;
    orderId: string | null;
    tickets: Array<{
      documentId: string;
      number: number;
      code: string;
      attendeeName: string | null;
      attendeeEmail: string | null;
      own: boolean;
      nameable: boolean;
      minutes: number;
    }>;
    certificate: { documentId: string; number: string; code: string } | null;
  };
};

// oxfmt-ignore
/** POST /ticket/nameAttendee */
export const NameAttendeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NameAttendee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NameAttendeeInput"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"TicketBooking!\",{\"documentId\":\"ID!\",\"kind\":\"=course|document|seminar!\",\"slug\":\"String!\",\"title\":\"String!\",\"optionName\":\"String\",\"startAt\":\"DateTime!\",\"endAt\":\"DateTime!\",\"venue\":\"String\",\"meetingUrl\":\"String\",\"orderId\":\"ID\",\"tickets\":[\"[EventTicket!]!\",{\"documentId\":\"ID!\",\"number\":\"Int!\",\"code\":\"String!\",\"attendeeName\":\"String\",\"attendeeEmail\":\"String\",\"own\":\"Boolean!\",\"nameable\":\"Boolean!\",\"minutes\":\"Int!\"}],\"certificate\":[\"AttendanceCertificate\",{\"documentId\":\"ID!\",\"number\":\"String!\",\"code\":\"String!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nameAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"TicketBooking"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/ticket/nameAttendee"}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"StringValue","value":"POST"}},{"kind":"Argument","name":{"kind":"Name","value":"bodyKey"},"value":{"kind":"StringValue","value":"input"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketBooking_booking"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketBooking_booking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TicketBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"optionName"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"meetingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeName"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"nameable"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentFor<'MEMBER', NameAttendeeMutation, NameAttendeeMutationVariables>;
