import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { ProfileDocument } from '@/data/generated/operations/Profile';
import {
  RenewRequestsDocument,
  type RenewRequestsQuery,
} from '@/data/generated/operations/RenewRequests';
import { UserMembershipDocument } from '@/data/generated/operations/UserMembership';
import { usePolling } from '@/data/page/usePolling';
import { useStatusChanges } from '@/data/page/useStatusChanges';
import { toast } from '@/ui/toast';
import { texts } from './texts';

type Requests = RenewRequestsQuery['userRenewRequests'];

/** Polls requests awaiting payment, and announces changes of their status. */
export function useRequestStatusPolling(requests: Requests | undefined): void {
  const client = useApolloClient();
  const awaiting = requests?.some(({ status }) => status === 'pending_payment') ?? false;
  usePolling(RenewRequestsDocument, awaiting ? {} : null);
  const statuses = useMemo(
    () => requests && Object.fromEntries(requests.map(({ code, status }) => [code, status])),
    [requests],
  );
  useStatusChanges(statuses ?? null, (code, status) => {
    if (status === 'pending_payment') return;
    toast(texts.statusChanged[status](code), status === 'paid' ? 'success' : 'info');
    // A payment changes the membership itself.
    for (const query of [ProfileDocument, UserMembershipDocument]) {
      client.query({ query, fetchPolicy: 'network-only' }).catch(() => undefined);
    }
  });
}
