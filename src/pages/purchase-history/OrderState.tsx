import { formatDateTime } from '@iia/shared/dates';
import { useEffect, useRef } from 'react';
import type { PurchasedOrderQuery } from '@/data/generated/operations/pages/purchase-history';
import { paths } from '@/lib/paths';
import { Notice } from '@/ui/Notice';
import { NoTranslateText } from '@/ui/translation';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { texts } from './texts';
import type { Cancellation } from './OrderActions';

/** Whether an order reserves seats; documents have none. */
export const reservesSeats = ({ lines }: PurchasedOrderQuery['userOrderDetail']): boolean =>
  lines.some(({ kind }) => kind !== 'document');

const copy = texts.order.state;

type Order = PurchasedOrderQuery['userOrderDetail'];

const Contact = () => <TextLink to={paths.contact()}>{copy.contact}</TextLink>;

const Pending = ({ order, overdue }: { order: Order; overdue: boolean }) => {
  if (!order.payment) return null;
  const until = formatDateTime(order.payment.payBefore);
  return overdue ? (
    <Notice tone="warning" title={copy.overdue.title(until)} action={<Contact />}>
      <NoTranslateText>{copy.overdue.body(order.code)}</NoTranslateText>
    </Notice>
  ) : (
    <Text>{reservesSeats(order) ? copy.seatsReserved(until) : copy.awaiting(until)}</Text>
  );
};

const Cancelled = ({ order }: { order: Order }) => {
  const cancelledBy = order.history.filter(({ status }) => status === 'cancelled').at(-1)?.by;
  const expired = cancelledBy === copy.bySystem;
  const title = expired ? copy.expired : cancelledBy === copy.byMember ? copy.byYou : copy.byStaff;
  return (
    <Notice title={title} action={<Contact />}>
      <span>{reservesSeats(order) ? `${copy.seatsReleased} ` : null}</span>
      <NoTranslateText>{copy.paidAnyway(order.code)}</NoTranslateText>
    </Notice>
  );
};

type OrderStateProps = {
  order: Order;
  /** The payment deadline has passed. */
  overdue: boolean;
  /** The result of the member's cancellation; takes the focus, because the clicked button is gone. */
  cancellation: Cancellation | null;
};

/** Until when an order can be paid, or why it no longer can. */
export const OrderState = ({ order, overdue, cancellation }: OrderStateProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cancellation) box.current?.focus();
  }, [cancellation]);
  const { status } = order;
  return (
    <div ref={box} tabIndex={-1}>
      {cancellation?.kind === 'movedOn' && status !== 'cancelled' ? (
        <Notice
          tone="warning"
          title={copy.movedOn.title}
          action={
            <Row gap={6}>
              <TextLink to={paths.refunds()}>{copy.refunds}</TextLink>
              <Contact />
            </Row>
          }
        >
          {cancellation.status === 'paid' ? copy.movedOn.paid : copy.movedOn.other}
        </Notice>
      ) : null}
      {status === 'pending_payment' ? <Pending order={order} overdue={overdue} /> : null}
      {status === 'cancelled' ? <Cancelled order={order} /> : null}
    </div>
  );
};
