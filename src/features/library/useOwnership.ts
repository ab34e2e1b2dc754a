import { useReactiveVar } from '@apollo/client/react';
import {
  CheckUserCourseDocument,
  CheckUserDocumentDocument,
} from '@/data/generated/operations/features/library';
import { isLoginVar } from '@/data/session';
import { useQuery } from '@/data/useQuery';

export interface Ownership {
  /** `none` also on the host, while unknown and after a failed check: the item can then be ordered. */
  state: 'none' | 'pending' | 'owned';
  /** The order that granted the item, or that awaits payment. */
  orderId: string | null;
}

const none: Ownership = { state: 'none', orderId: null };

/** Whether the member owns an item. Queried only in the browser, so that public pages are the same for all visitors. */
export function useOwnership(kind: 'course' | 'document', documentId: string | null): Ownership {
  const isLogin = useReactiveVar(isLoginVar);
  const skipUnless = (enabled: boolean) => ({
    variables: { id: documentId ?? '' },
    skip: !isLogin || documentId === null || !enabled,
    fetchPolicy: 'cache-and-network' as const,
  });
  const course = useQuery(CheckUserCourseDocument, skipUnless(kind === 'course'));
  const document = useQuery(CheckUserDocumentDocument, skipUnless(kind === 'document'));
  const found = course.data?.checkUserCourse ?? document.data?.checkUserDocument;
  if (!isLogin || !found?.orderId) return none;
  if (found.owned) return { state: 'owned', orderId: found.orderId };
  return found.pending ? { state: 'pending', orderId: found.orderId } : none;
}
