/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type * as Types from '../types';

export type CheckInTicket_ticketFragment = {
  documentId: string;
  digest: string;
  name: string;
  number: number;
  quantity: number;
  optionName: string | null;
  orderCode: string;
  valid: boolean;
  state: Types.AttendanceState;
  minutes: number;
  scans: Array<{
    documentId: string;
    direction: Types.ScanDirection;
    at: string;
    by: string;
    counted: boolean;
    reason: string | null;
    cancelledReason: string | null;
  }>;
};
