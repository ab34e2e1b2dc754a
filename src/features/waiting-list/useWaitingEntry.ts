import { useReactiveVar } from '@apollo/client/react';
import type { UserWaitingQuery } from '@/data/generated/operations/UserWaiting';
import { UserWaitingDocument } from '@/data/generated/operations/UserWaiting';
import type { ItemKind } from '@/data/generated/types';
import { isLoginVar } from '@/data/session';
import { useQuery } from '@/data/useQuery';

export type WaitingEntry = UserWaitingQuery['userWaiting'][number];

/** What one may wait for: an item, or one of its options. */
export interface WaitingListTarget {
  kind: ItemKind;
  documentId: string;
  groupId?: string | null;
  optionId?: string | null;
}

/** The member's entry in a line; asked in the browser only, so that public pages stay the same for all. */
export function useWaitingEntry({
  documentId,
  optionId = null,
}: WaitingListTarget): WaitingEntry | null {
  const isLogin = useReactiveVar(isLoginVar);
  const { data } = useQuery(UserWaitingDocument, {
    skip: !isLogin,
    fetchPolicy: 'cache-and-network',
  });
  if (!isLogin) return null;
  const found = data?.userWaiting.find(
    (entry) => entry.itemDocumentId === documentId && entry.optionId === optionId,
  );
  return found ?? null;
}
