import { useApolloClient } from '@apollo/client/react';
import {
  AddUserOrderDocument,
  type AddUserOrderMutation,
} from '@/data/generated/operations/features/checkout';
import type { AddUserOrderInput } from '@/data/generated/types';
import { attempts } from '@/data/sendOnce/attempts';
import { useSendOnce, type SendOnce } from '@/data/sendOnce/useSendOnce';
import { orderOutcome, type OrderOutcome } from './orderOutcome';

const orderAttempts = attempts<AddUserOrderInput>('order');

/**
 * Places an order exactly once, whatever the number of clicks or lost responses.
 *
 * @param owner the member's documentId.
 */
export function usePlaceOrder(owner: string): SendOnce<AddUserOrderInput, OrderOutcome> {
  const client = useApolloClient();
  return useSendOnce<AddUserOrderInput, OrderOutcome>(orderAttempts, owner, async (input) => {
    try {
      const { data } = await client.mutate({
        mutation: AddUserOrderDocument,
        variables: { input },
      });
      return { kind: 'placed', order: (data as AddUserOrderMutation).addUserOrder };
    } catch (error) {
      return orderOutcome(error, input);
    }
  });
}
