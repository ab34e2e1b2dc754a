import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ApiError } from 'rest-contract';
import {
  CancelOrderDocument,
  type PurchasedOrderQuery,
  UserOrderPdfDocument,
} from '@/data/generated/operations/pages/purchase-history';
import type { OrderStatus } from '@/data/generated/types';
import { useSignedFile } from '@/data/useSignedFile';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FileButton } from '@/ui/FileButton';
import { Icon } from '@/ui/Icon';
import { ScreenOnly } from '@/ui/printVisibility';
import { Row } from '@/ui/layout';
import { reservesSeats } from './OrderState';
import { hasPage } from './purchasedPath';
import { texts } from './texts';
import { useReorder } from './useReorder';

/** `cancelled`, or the order's status if it could no longer be cancelled. */
export type Cancellation = { kind: 'cancelled' } | { kind: 'movedOn'; status: OrderStatus | null };

const statusIn = (details: unknown): OrderStatus | null =>
  ((details ?? {}) as { status?: OrderStatus }).status ?? null;

/**
 * Cancels one of the member's orders by documentId. Idempotent.
 *
 * @throws ApiError if the outcome is unknown, or the order is not the member's
 */
function useCancelOrder(): (id: string) => Promise<Cancellation> {
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

const { pdf } = texts.order;

/** Saves an order as a PDF. */
const OrderPdfButton = ({ documentId }: { documentId: string }) => {
  const file = useSignedFile(UserOrderPdfDocument, { id: documentId });
  return <FileButton file={file} icon="file-pdf" label={pdf.save} busyLabel={pdf.preparing} />;
};

const copy = texts.order.cancel;

type OrderActionsProps = {
  order: PurchasedOrderQuery['userOrderDetail'];
  onCancellation: (cancellation: Cancellation) => void;
};

/** Print or save an order, cancel it while it awaits payment, or order its items again. */
export const OrderActions = ({ order, onCancellation }: OrderActionsProps) => {
  const cancelOrder = useCancelOrder();
  const reorder = useReorder();
  const [confirming, setConfirming] = useState(false);
  return (
    <ScreenOnly>
      <Row gap={3}>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" />
          {texts.order.print}
        </Button>
        <OrderPdfButton documentId={order.documentId} />
        {order.status === 'pending_payment' ? (
          <Button variant="danger" onClick={() => setConfirming(true)}>
            {copy.action}
          </Button>
        ) : order.lines.some(hasPage) ? (
          <Button variant="secondary" onClick={() => reorder(order.lines)}>
            {texts.steps.reorder}
          </Button>
        ) : null}
      </Row>
      <ConfirmDialog
        open={confirming}
        title={copy.title(order.code)}
        action={copy.action}
        onConfirm={async () => onCancellation(await cancelOrder(order.documentId))}
        onClose={() => setConfirming(false)}
      >
        <span>{reservesSeats(order) ? `${copy.seatsReturned} ` : null}</span>
        <span>{copy.body}</span>
      </ConfirmDialog>
    </ScreenOnly>
  );
};
