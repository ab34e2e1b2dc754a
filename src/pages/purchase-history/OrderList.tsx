import { formatMoney } from '@iia/shared/numbers';
import { formatDate, isoDateTime } from '@iia/shared/dates';
import { styled } from 'styled-components';
import type {
  OrderEntry_orderFragment,
  PurchaseHistoryQuery,
} from '@/data/generated/operations/pages/purchase-history';
import type { QueryResult } from '@/data/page/usePageQuery';
import { OrderStatusMark } from '@/features/checkout/OrderStatusMark';
import { texts as orderTexts } from '@/features/checkout/texts';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Ledger, LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { Pagination } from '@/ui/Pagination';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { Tabs } from '@/ui/Tabs';
import { theme } from '@/ui/theme';
import { statuses, type HistoryQuery } from './historyQuery';
import { OrderNextStep } from './OrderNextStep';
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

const OrderEntry = ({ order, to }: OrderEntryProps) => (
  <LedgerRow>
    <LedgerCell figures>{order.code}</LedgerCell>
    <LedgerCell figures>
      <time dateTime={isoDateTime(order.placedAt)}>{formatDate(order.placedAt)}</time>
    </LedgerCell>
    <LedgerCell primary>
      <LedgerLink to={to}>{order.firstTitle}</LedgerLink>{' '}
      {order.itemCount > 1 ? <More>{texts.andMore(order.itemCount - 1)}</More> : null}
      <OrderNextStep order={order} to={to} />
    </LedgerCell>
    <LedgerCell>
      <OrderStatusMark status={order.status} />
    </LedgerCell>
    <LedgerCell figures align="end" trailing="end">
      {formatMoney(order.total)}
    </LedgerCell>
  </LedgerRow>
);

const columns = [
  { id: 'code', label: texts.code, width: '8rem' },
  { id: 'placedAt', label: texts.placedAt, width: '7rem' },
  { id: 'items', label: texts.items },
  { id: 'status', label: texts.status, width: '10rem' },
  { id: 'total', label: texts.total, width: '9rem', align: 'end' },
] as const;

const Empty = ({ page, status }: Pick<HistoryQuery, 'page' | 'status'>) => {
  const copy = page > 1 ? texts.beyond : status ? texts.emptyFilter : texts.empty;
  const to = page > 1 || status ? paths.purchaseHistory() : paths.courses();
  return (
    <EmptyState title={copy.title} action={<ButtonLink to={to}>{copy.action}</ButtonLink>}>
      {copy.body}
    </EmptyState>
  );
};

type OrderListProps = Pick<HistoryQuery, 'page' | 'status'> & {
  orders: QueryResult<PurchaseHistoryQuery['userOrder']>;
};

/** The member's orders, newest first. */
export const OrderList = ({ orders, page, status }: OrderListProps) => {
  const { data: found, error, loading, retry } = orders;
  const filter = status ?? undefined;
  return (
    <Stack gap={6}>
      <Tabs
        label={texts.filter}
        items={[
          { to: paths.purchaseHistory(), label: texts.all, current: status === null },
          ...statuses.map((word) => ({
            to: paths.purchaseHistory({ status: word }),
            label: orderTexts.statuses[word],
            current: status === word,
          })),
        ]}
      />
      {error ? (
        <ErrorState error={error} title={texts.failed} busy={loading} onRetry={retry} />
      ) : null}
      {!found && loading ? <RowsSkeleton label={texts.loading} /> : null}
      {found && found.items.length === 0 ? <Empty page={page} status={status} /> : null}
      {found && found.items.length > 0 ? (
        <>
          <Ledger caption={texts.caption} columns={columns}>
            {found.items.map((order) => (
              <OrderEntry
                key={order.documentId}
                order={order}
                to={paths.purchaseHistory({ page, status: filter, order: order.documentId })}
              />
            ))}
          </Ledger>
          <Pagination
            label={texts.pages}
            page={found.pagination.page}
            pageCount={found.pagination.pageCount}
            hrefFor={(other) => paths.purchaseHistory({ page: other, status: filter })}
          />
        </>
      ) : null}
    </Stack>
  );
};
