import { useApolloClient } from '@apollo/client/react';
import { CancelRenewRequestDocument } from '@/data/generated/operations/CancelRenewRequest';

/**
 * Cancels one of the member's requests by documentId. Idempotent.
 *
 * @throws ApiError 409 if it was paid meanwhile
 */
export function useCancelRenewRequest(): (id: string) => Promise<void> {
  const client = useApolloClient();
  return async (id) => {
    await client.mutate({ mutation: CancelRenewRequestDocument, variables: { input: { id } } });
  };
}
