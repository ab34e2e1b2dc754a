import { useApolloClient } from '@apollo/client/react';
import {
  AddRenewRequestDocument,
  type AddRenewRequestMutation,
} from '@/data/generated/operations/pages/member-type';
import type { RenewRequestInput } from '@/data/generated/types';
import { attempts } from '@/data/sendOnce/attempts';
import { useSendOnce, type SendOnce } from '@/data/sendOnce/useSendOnce';
import { renewalOutcome, type RenewalOutcome } from './renewalOutcome';

const renewalAttempts = attempts<RenewRequestInput>('renewal');

/** @param owner the member's documentId. */
export function useRequestRenewal(owner: string): SendOnce<RenewRequestInput, RenewalOutcome> {
  const client = useApolloClient();
  return useSendOnce<RenewRequestInput, RenewalOutcome>(renewalAttempts, owner, async (input) => {
    try {
      const { data } = await client.mutate({
        mutation: AddRenewRequestDocument,
        variables: { input },
      });
      return {
        kind: 'placed',
        request: (data as AddRenewRequestMutation).addUserRenewRequest,
      };
    } catch (error) {
      return renewalOutcome(error, input);
    }
  });
}
