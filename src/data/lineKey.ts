import type { ItemKind } from './generated/types';

/** What tells one line of a cart, a quote or an order from another: the item and its option. */
export interface LineIdentity {
  kind: ItemKind;
  documentId: string;
  groupId?: string | null;
  optionId?: string | null;
}

/** The identity of a line as one string. */
export const lineKey = ({ kind, documentId, groupId, optionId }: LineIdentity): string =>
  JSON.stringify([kind, documentId, groupId ?? null, optionId ?? null]);
