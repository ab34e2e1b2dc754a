import { styled } from 'styled-components';
import type { OrderEntry_orderFragment } from '@/data/generated/fragments/OrderEntry_order';
import { OrderStatusMark } from '@/features/checkout/OrderStatusMark';
import { formatDate, isoDateTime } from '@iia/shared/dates';
import { formatAmount } from '@iia/shared/money';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerLink } from '@/ui/LedgerLink';
import { LedgerRow } from '@/ui/LedgerRow';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const More = styled.span`
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

type OrderEntryProps = {
  order: OrderEntry_orderFragment;
  /** The order's URL. */
  to: string;
};

export const OrderEntry = ({ order, to }: OrderEntryProps) => (
  <LedgerRow>
    <LedgerCell figures>{order.code}</LedgerCell>
    <LedgerCell figures>
      <time dateTime={isoDateTime(order.placedAt)}>{formatDate(order.placedAt)}</time>
    </LedgerCell>
    <LedgerCell primary>
      <LedgerLink to={to}>{order.firstTitle}</LedgerLink>{' '}
      {order.itemCount > 1 ? <More>{texts.andMore(order.itemCount - 1)}</More> : null}
    </LedgerCell>
    <LedgerCell>
      <OrderStatusMark status={order.status} />
    </LedgerCell>
    <LedgerCell figures align="end" trailing="end">
      {formatAmount(order.total)}
    </LedgerCell>
  </LedgerRow>
);
