import { useApolloClient } from '@apollo/client/react';
import { useState, useMemo } from 'react';
import { styled } from 'styled-components';
import { formatDateTime } from '@iia/shared/dates';
import { ApiError } from 'rest-contract';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import {
  type PurchasedOrderQuery,
  PurchasedOrderDocument,
} from '@/data/generated/operations/pages/purchase-history';
import type { QueryResult } from '@/data/page/usePageQuery';
import { usePolling } from '@/data/page/usePolling';
import { useStatusChanges } from '@/data/page/useStatusChanges';
import { OrderStatusMark } from '@/features/checkout/OrderStatusMark';
import { PaymentInstructions } from '@/features/checkout/PaymentInstructions';
import { QuoteSummary } from '@/features/checkout/QuoteSummary';
import { GatewayResult } from '@/features/gateway-payment/GatewayResult';
import { GatewayPayment } from '@/features/gateway-payment/GatewayPayment';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ErrorState } from '@/ui/ErrorState';
import { NoTranslateText } from '@/ui/translation';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';
import { Stack, Grid, GridCell } from '@/ui/layout';
import { theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { useHasPassed } from '@/ui/useHasPassed';
import { OrderActions, type Cancellation } from './OrderActions';
import { OrderedItems } from './OrderedItems';
import { OrderFacts } from './OrderFacts';
import { OrderState } from './OrderState';
import { texts } from './texts';

/** Polls an order while it awaits payment, and announces a change of its status. */
function useOrderStatusPolling({
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

const labels = texts.order;

const Sum = styled.div`
  width: 100%;
  max-width: 24rem;
  margin-top: ${theme.space[3]};
  margin-inline-start: auto;
`;

type LoadedOrderProps = { order: PurchasedOrderQuery['userOrderDetail'] };

const LoadedOrder = ({ order }: LoadedOrderProps) => {
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
              <Stack gap={8}>
                <GatewayResult code={order.code} isReturn={false} />
                <PaymentInstructions payment={order.payment} />
                <GatewayPayment code={order.code} amount={order.payment.amount} />
              </Stack>
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

type Order = PurchasedOrderQuery['userOrderDetail'];

const Gap = styled.div`
  height: ${theme.space[4]};
`;

type OrderDetailProps = {
  order: QueryResult<Order>;
  /** The URL of the list it was opened from. */
  back: string;
};

export const OrderDetail = ({ order: result, back }: OrderDetailProps) => {
  const { data: order, error, loading, retry } = result;
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const title = order ? labels.title(order.code) : labels.loadingTitle;
  return (
    <>
      <Breadcrumbs items={[{ label: labels.back, to: back }, { label: title }]} />
      {missing ? <PageHeading title={labels.notFound.title} lead={labels.notFound.body} /> : null}
      {!missing && error ? (
        <>
          <Gap />
          <ErrorState error={error} title={labels.failed} busy={loading} onRetry={retry} />
        </>
      ) : null}
      {!missing && order ? <LoadedOrder order={order} /> : null}
      {!order && loading ? (
        <>
          <PageHeading title={labels.loadingTitle} />
          <Skeleton height="20rem" />
        </>
      ) : null}
    </>
  );
};
