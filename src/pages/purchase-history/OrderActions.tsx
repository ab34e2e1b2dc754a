import { useState } from 'react';
import type { PurchasedOrderQuery } from '@/data/generated/operations/PurchasedOrder';
import { useCancelOrder, type Cancellation } from './useCancelOrder';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Icon } from '@/ui/Icon';
import { ScreenOnly } from '@/ui/printVisibility';
import { Row } from '@/ui/Row';
import { reservesSeats } from './reservesSeats';
import { OrderPdfButton } from './OrderPdfButton';
import { texts } from './texts';

const copy = texts.order.cancel;

type OrderActionsProps = {
  order: PurchasedOrderQuery['userOrderDetail'];
  onCancellation: (cancellation: Cancellation) => void;
};

/** Print or save an order, and cancel it while it awaits payment. */
export const OrderActions = ({ order, onCancellation }: OrderActionsProps) => {
  const cancelOrder = useCancelOrder();
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
          <Button variant="secondary" onClick={() => setConfirming(true)}>
            {copy.action}
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
