import type { ItemKind } from './generated/types';

export interface LineIdentity {
  kind: ItemKind;
  documentId: string;
  groupId?: string | null;
  optionId?: string | null;
}

export const lineKey = ({ kind, documentId, groupId, optionId }: LineIdentity): string =>
  JSON.stringify([kind, documentId, groupId ?? null, optionId ?? null]);
