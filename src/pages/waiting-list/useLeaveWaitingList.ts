import { useApolloClient } from '@apollo/client/react';
import { LeaveWaitingListDocument } from '@/data/generated/operations/LeaveWaitingList';

/** Leaves a waiting list by the entry's documentId. Idempotent. Rejects with an ApiError. */
export function useLeaveWaitingList(): (id: string) => Promise<void> {
  const client = useApolloClient();
  return async (id) => {
    await client.mutate({ mutation: LeaveWaitingListDocument, variables: { input: { id } } });
  };
}
