import { useReactiveVar } from '@apollo/client/react';
import {
  UserWaitingDocument,
  type UserWaitingQuery,
} from '@/data/generated/operations/features/waiting-list';
import type { ItemKind } from '@/data/generated/types';
import { isLoginVar } from '@/data/session';
import { useQuery } from '@/data/useQuery';

export type WaitingEntry = UserWaitingQuery['userWaiting'][number];

/** What a member can wait for: an item, or one of its options. */
export interface WaitingListTarget {
  kind: ItemKind;
  documentId: string;
  groupId?: string | null;
  optionId?: string | null;
}

/** The member's waiting-list entry. Queried only in the browser, so that public pages are the same for all visitors. */
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
