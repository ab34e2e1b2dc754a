import type { PurchasedOrderQuery } from '@/data/generated/operations/PurchasedOrder';
import { texts as orderTexts } from '@/features/checkout/texts';
import { Timeline } from '@/ui/Timeline';
import { texts } from './texts';

type OrderHistoryProps = { history: PurchasedOrderQuery['userOrderDetail']['history'] };

/** The status changes of an order and who made them, oldest first. */
export const OrderHistory = ({ history }: OrderHistoryProps) => (
  <Timeline
    entries={history.map(({ status, at, by, note }) => ({
      at,
      title: orderTexts.statuses[status],
      detail: (
        <>
          <span>{texts.order.by(by)}</span>
          {note ? <div>{note}</div> : null}
        </>
      ),
    }))}
  />
);
