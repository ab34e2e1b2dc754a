import { styled } from 'styled-components';
import type { PurchasedOrderQuery } from '@/data/generated/operations/PurchasedOrder';
import { OrderStatusMark } from '@/features/checkout/OrderStatusMark';
import { formatDateTime, isoDateTime } from '@/lib/dates';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const List = styled.ol`
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.5;

  li {
    padding-block: ${theme.space[2]};
    border-top: 1px solid ${theme.color.line};
  }
`;

const When = styled.div`
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

type OrderHistoryProps = { history: PurchasedOrderQuery['userOrderDetail']['history'] };

export const OrderHistory = ({ history }: OrderHistoryProps) => (
  <List>
    {history.map(({ documentId, status, at, by, note }) => (
      <li key={documentId}>
        <OrderStatusMark status={status} />
        <When>
          <time dateTime={isoDateTime(at)}>{formatDateTime(at)}</time>, {texts.order.by(by)}
        </When>
        {note ? <div>{note}</div> : null}
      </li>
    ))}
  </List>
);
