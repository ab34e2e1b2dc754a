import { useState } from 'react';
import {
  type PurchasedOrderQuery,
  UserOrderPdfDocument,
} from '@/data/generated/operations/pages/purchase-history';
import { useSignedFile } from '@/data/useSignedFile';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FileButton } from '@/ui/FileButton';
import { Icon } from '@/ui/Icon';
import { ScreenOnly } from '@/ui/printVisibility';
import { Row } from '@/ui/Row';
import { reservesSeats } from './OrderState';
import { texts } from './texts';
import { useCancelOrder, type Cancellation } from './useCancelOrder';

const { pdf } = texts.order;

/** Saves an order as a PDF. */
const OrderPdfButton = ({ documentId }: { documentId: string }) => {
  const file = useSignedFile(async (client) => {
    const { data } = await client.query({
      query: UserOrderPdfDocument,
      variables: { id: documentId },
      fetchPolicy: 'no-cache',
    });
    return data?.userOrderPdf;
  });
  return <FileButton file={file} icon="file-pdf" label={pdf.save} busyLabel={pdf.preparing} />;
};

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
