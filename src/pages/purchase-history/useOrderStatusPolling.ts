import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { ProfileDocument } from '@/data/generated/operations/Profile';
import {
  PurchasedOrderDocument,
  type PurchasedOrderQuery,
} from '@/data/generated/operations/PurchasedOrder';
import { usePolling } from '@/data/page/usePolling';
import { useStatusChanges } from '@/data/page/useStatusChanges';
import { toast } from '@/ui/toast';
import { texts } from './texts';

/** Polls an order while it awaits payment, and announces a change of its status. */
export function useOrderStatusPolling({
  documentId,
  code,
  status,
}: PurchasedOrderQuery['userOrderDetail']) {
  const client = useApolloClient();
  usePolling(PurchasedOrderDocument, status === 'pending_payment' ? { id: documentId } : null);
  const statuses = useMemo(() => ({ [documentId]: status }), [documentId, status]);
  useStatusChanges(statuses, (_, next) => {
    toast(texts.order.statusChanged[next](code), next === 'cancelled' ? 'info' : 'success');
    // The counts in the account have changed too.
    client.query({ query: ProfileDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  });
}
