import { useMutation } from '@apollo/client/react';
import {
  RemindUsersDocument,
  type RemindUsersMutation,
} from '@/data/generated/operations/RemindUsers';

export type RemindResult = RemindUsersMutation['userRemind'];

/** Reminds members of their expiring membership. Rejects with an ApiError. */
export function useRemindUsers(): (userIds: readonly string[]) => Promise<RemindResult> {
  const [mutate] = useMutation(RemindUsersDocument);
  return async (userIds) => {
    const { data } = await mutate({
      variables: { input: { userIds: [...userIds], kind: 'membership_expiring' } },
    });
    if (!data) throw new Error('The mutation returned neither data nor an error.');
    return data.userRemind;
  };
}
