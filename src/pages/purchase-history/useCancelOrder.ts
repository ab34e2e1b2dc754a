import { useApolloClient } from '@apollo/client/react';
import { ApiError } from 'rest-contract';
import { CancelOrderDocument } from '@/data/generated/operations/pages/purchase-history';
import type { OrderStatus } from '@/data/generated/types';

/** `cancelled`, or the order's status if it could no longer be cancelled. */
export type Cancellation = { kind: 'cancelled' } | { kind: 'movedOn'; status: OrderStatus | null };

const statusIn = (details: unknown): OrderStatus | null =>
  ((details ?? {}) as { status?: OrderStatus }).status ?? null;

/**
 * Cancels one of the member's orders by documentId. Idempotent.
 *
 * @throws ApiError if the outcome is unknown, or the order is not the member's
 */
export function useCancelOrder(): (id: string) => Promise<Cancellation> {
  const client = useApolloClient();
  return async (id) => {
    try {
      await client.mutate({ mutation: CancelOrderDocument, variables: { input: { id } } });
      return { kind: 'cancelled' };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      return { kind: 'movedOn', status: statusIn(error.details) };
    }
  };
}
