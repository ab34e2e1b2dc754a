import { useMutation } from '@apollo/client/react';
import { ReadNotificationsDocument } from '@/data/generated/operations/ReadNotifications';

interface ReadNotifications {
  /** Marks notifications as read; rejects with an ApiError. */
  read: (ids: readonly string[]) => Promise<void>;
  busy: boolean;
}

export function useReadNotifications(): ReadNotifications {
  const [mutate, { loading }] = useMutation(ReadNotificationsDocument);
  return {
    read: async (ids) => {
      await mutate({ variables: { input: { ids: [...ids] } } });
    },
    busy: loading,
  };
}
