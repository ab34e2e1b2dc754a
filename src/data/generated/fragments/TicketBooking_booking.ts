/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type * as Types from '../types';

export type TicketBooking_bookingFragment = {
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
