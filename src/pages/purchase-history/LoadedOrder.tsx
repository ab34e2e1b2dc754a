import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  PurchasedOrderDocument,
  type PurchasedOrderQuery,
} from '@/data/generated/operations/PurchasedOrder';
import { OrderStatusMark } from '@/features/checkout/OrderStatusMark';
import { PaymentInstructions } from '@/features/checkout/PaymentInstructions';
import { QuoteSummary } from '@/features/checkout/QuoteSummary';
import type { Cancellation } from './useCancelOrder';
import { formatDateTime } from '@iia/shared/dates';
import { Grid } from '@/ui/Grid';
import { GridCell } from '@/ui/GridCell';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Stack } from '@/ui/Stack';
import { theme } from '@/ui/theme';
import { OrderActions } from './OrderActions';
import { OrderedItems } from './OrderedItems';
import { OrderFacts } from './OrderFacts';
import { OrderState } from './OrderState';
import { texts } from './texts';
import { useHasPassed } from '@/ui/useHasPassed';
import { useOrderStatusPolling } from './useOrderStatusPolling';
import { NoTranslateText } from '@/ui/NoTranslateText';

const labels = texts.order;

const Sum = styled.div`
  width: 100%;
  max-width: 24rem;
  margin-top: ${theme.space[3]};
  margin-inline-start: auto;
`;

type LoadedOrderProps = { order: PurchasedOrderQuery['userOrderDetail'] };

export const LoadedOrder = ({ order }: LoadedOrderProps) => {
  const client = useApolloClient();
  const [cancellation, setCancellation] = useState<Cancellation | null>(null);
  const overdue = useHasPassed(order.payment?.payBefore ?? null);
  useOrderStatusPolling(order);

  const finish = (next: Cancellation) => {
    setCancellation(next);
    if (next.kind === 'cancelled') return;
    const variables = { id: order.documentId };
    client
      .query({ query: PurchasedOrderDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  };

  return (
    <>
      <PageMeta title={labels.title(order.code)} noindex />
      <PageHeading
        kicker={<OrderStatusMark status={order.status} />}
        title={<NoTranslateText>{labels.title(order.code)}</NoTranslateText>}
        lead={labels.placed(formatDateTime(order.placedAt))}
      />
      <Grid>
        <GridCell $span={8}>
          <Stack gap={10}>
            <OrderState order={order} overdue={overdue} cancellation={cancellation} />
            <div>
              <OrderedItems
                lines={order.lines}
                open={order.status === 'paid' || order.status === 'completed'}
              />
              <Sum>
                <QuoteSummary
                  subtotal={order.subtotal}
                  discounts={order.discounts}
                  total={order.total}
                />
              </Sum>
            </div>
            {order.payment && order.status === 'pending_payment' && !overdue ? (
              <PaymentInstructions payment={order.payment} />
            ) : null}
          </Stack>
        </GridCell>
        <GridCell $span={4}>
          <Stack gap={8}>
            <OrderFacts order={order} />
            <OrderActions order={order} onCancellation={finish} />
          </Stack>
        </GridCell>
      </Grid>
    </>
  );
};
