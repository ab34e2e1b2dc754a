import { useApolloClient } from '@apollo/client/react';
import {
  AcceptSeatDocument,
  type AcceptSeatMutation,
  InviteToSeatDocument,
  ResendSeatDocument,
  RevokeSeatDocument,
} from '@/data/generated/operations/features/membership';

interface SeatActions {
  invite: (email: string) => Promise<void>;
  /** Takes a documentId, like `revoke`. */
  resend: (id: string) => Promise<void>;
  revoke: (id: string) => Promise<void>;
  /** @param token from the link's fragment. @returns the company */
  accept: (token: string) => Promise<string>;
}

/** Each throws an ApiError with the reason. */
export function useSeatActions(): SeatActions {
  const client = useApolloClient();
  return {
    async invite(email) {
      await client.mutate({ mutation: InviteToSeatDocument, variables: { input: { email } } });
    },
    async resend(id) {
      await client.mutate({ mutation: ResendSeatDocument, variables: { input: { id } } });
    },
    async revoke(id) {
      await client.mutate({ mutation: RevokeSeatDocument, variables: { input: { id } } });
    },
    async accept(token) {
      const { data } = await client.mutate({
        mutation: AcceptSeatDocument,
        variables: { input: { token } },
      });
      return (data as AcceptSeatMutation).acceptSeat.company;
    },
  };
}
