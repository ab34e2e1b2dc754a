import { useApolloClient } from '@apollo/client/react';
import type { ApiError } from 'rest-contract';
import {
  AddRenewRequestDocument,
  type AddRenewRequestMutation,
} from '@/data/generated/operations/pages/member-type';
import type { RenewRequestInput } from '@/data/generated/types';
import { attempts } from '@/data/sendOnce/attempts';
import { isKeyReused, undecided, type Undecided } from '@/data/sendOnce/undecided';
import { useSendOnce, type SendOnce } from '@/data/sendOnce/useSendOnce';

/** The result of a renewal request. Except for `placed` and the unknown outcomes, it was definitely not created. */
export type RenewalOutcome =
  | { kind: 'placed'; request: AddRenewRequestMutation['addUserRenewRequest'] }
  | { kind: 'priceChanged'; before: number; price: number }
  /** The key belongs to a request with different content, which was made. */
  | { kind: 'otherRequest' }
  | Undecided
  | { kind: 'rejected'; message: string; fields: Record<string, string> };

function readPrice(details: unknown): number | null {
  const { quote } = (details ?? {}) as { quote?: { total?: unknown } | null };
  return typeof quote?.total === 'number' ? quote.total : null;
}

/** Interprets a failed `addUserRenewRequest`. */
function renewalOutcome(error: unknown, input: RenewRequestInput): RenewalOutcome {
  const unknownOutcome = undecided(error);
  if (unknownOutcome) return unknownOutcome;
  if (isKeyReused(error)) return { kind: 'otherRequest' };
  const { code, message, fields, details } = error as ApiError;
  const price = code === 'PriceChanged' ? readPrice(details) : null;
  if (price !== null) return { kind: 'priceChanged', before: input.expectedPrice, price };
  return { kind: 'rejected', message, fields };
}

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
