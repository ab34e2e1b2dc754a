import { styled } from 'styled-components';
import { ApiError } from 'rest-contract';
import type { PurchasedOrderQuery } from '@/data/generated/operations/pages/purchase-history';
import type { QueryResult } from '@/data/page/usePageQuery';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeading } from '@/ui/PageHeading';
import { Skeleton } from '@/ui/Skeleton';
import { theme } from '@/ui/theme';
import { LoadedOrder } from './LoadedOrder';
import { texts } from './texts';

const labels = texts.order;

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
