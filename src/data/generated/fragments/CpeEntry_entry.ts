/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type * as Types from '../types';

export type CpeEntry_entryFragment = {
  documentId: string;
  day: string;
  hours: number;
  subject: string;
  provider: string;
  part: Types.CpePart;
  source: Types.CpeSource;
  revokedReason: string | null;
  certificate: { documentId: string; number: string; code: string } | null;
  evidence: { documentId: string; name: string; size: number } | null;
};
