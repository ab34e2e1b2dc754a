import { useMutation } from '@apollo/client/react';
import { JoinWaitingListDocument } from '@/data/generated/operations/JoinWaitingList';
import type { WaitingListTarget } from './useWaitingEntry';

interface Joining {
  /** Returns the position, or null if a seat is already reserved; rejects with an ApiError. */
  join: (line: WaitingListTarget) => Promise<number | null>;
  busy: boolean;
}

export function useJoinWaitingList(): Joining {
  const [mutate, { loading }] = useMutation(JoinWaitingListDocument);
  return {
    join: async ({ kind, documentId, groupId, optionId }) => {
      const { data } = await mutate({
        variables: { input: { kind, documentId, groupId, optionId } },
      });
      return data?.joinWaitingList.position ?? null;
    },
    busy: loading,
  };
}
