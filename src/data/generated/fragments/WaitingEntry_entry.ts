/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type * as Types from '../types';

export type WaitingEntry_entryFragment = {
  documentId: string;
  kind: Types.ItemKind;
  itemDocumentId: string;
  slug: string;
  title: string;
  groupId: string | null;
  optionId: string | null;
  optionName: string | null;
  price: number;
  state: Types.WaitingState;
  joinedAt: string;
  position: number | null;
  offerEndsAt: string | null;
};
