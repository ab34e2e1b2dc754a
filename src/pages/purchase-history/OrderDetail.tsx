import { styled } from 'styled-components';
import { ApiError } from '@/data/ApiError';
import type { PurchasedOrderQuery } from '@/data/generated/operations/PurchasedOrder';
import type { Answer } from '@/data/page/useAnswers';
import { OrderStatusMark } from '@/features/checkout/OrderStatusMark';
import { PaymentInstructions } from '@/features/checkout/PaymentInstructions';
import { QuoteSummary } from '@/features/checkout/QuoteSummary';
import { formatDateTime } from '@/lib/dates';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ErrorState } from '@/ui/ErrorState';
import { Grid } from '@/ui/Grid';
import { GridCell } from '@/ui/GridCell';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { theme } from '@/ui/theme';
import { OrderedItems } from './OrderedItems';
import { OrderFacts } from './OrderFacts';
import { texts } from './texts';

const labels = texts.order;

const Sum = styled.div`
  width: 100%;
  max-width: 24rem;
  margin-top: ${theme.space[3]};
  margin-inline-start: auto;
`;

type Order = PurchasedOrderQuery['userOrderDetail'];

const LoadedOrder = ({ order }: { order: Order }) => (
  <>
    <PageMeta title={labels.title(order.code)} noindex />
    <PageHeading
      kicker={<OrderStatusMark status={order.status} />}
      title={labels.title(order.code)}
      lead={labels.placed(formatDateTime(order.placedAt))}
    />
    <Grid>
      <GridCell $span={8}>
        <Stack gap={10}>
          <div>
            <OrderedItems lines={order.lines} />
            <Sum>
              <QuoteSummary
                subtotal={order.subtotal}
                discounts={order.discounts}
                total={order.total}
              />
            </Sum>
          </div>
          {order.payment ? <PaymentInstructions payment={order.payment} /> : null}
        </Stack>
      </GridCell>
      <GridCell $span={4}>
        <Stack gap={8}>
          <OrderFacts order={order} />
        </Stack>
      </GridCell>
    </Grid>
  </>
);

const Gap = styled.div`
  height: ${theme.space[4]};
`;

type OrderDetailProps = {
  order: Answer<Order>;
  /** The address of the list it was opened from. */
  back: string;
};

export const OrderDetail = ({ order: answer, back }: OrderDetailProps) => {
  const { data: order, error, loading, retry } = answer;
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
