import type { AnalysisQuery } from '@/data/generated/operations/pages/analysis';
import { OrderStatusMark } from '@/features/checkout/OrderStatusMark';
import { texts as orderTexts } from '@/features/checkout/texts';
import { formatDecimal } from '@iia/shared/numbers';
import { amountColumn, countColumn } from '@/ui/data-table/columns';
import type { DataColumn } from '@/ui/data-table/DataTable';
import { percentOf, sumOf } from './series';
import { ShareSection } from './ShareSection';
import { texts } from './texts';

type Analysis = AnalysisQuery['analysis'];
type Status = Analysis['ordersByStatus'][number];
type Kind = Analysis['ordersByKind'][number];
type Payment = Analysis['ordersByPayment'][number];

const { orders, kinds, payment } = texts;

const count = countColumn('count', orders.count);

const total = amountColumn('total', orders.total);

const statusColumns: readonly DataColumn<Status>[] = [
  { id: 'status', label: orders.status, cell: ({ status }) => <OrderStatusMark status={status} /> },
  count,
  total,
];

export const OrderStatusSection = ({ rows }: { rows: readonly Status[] }) => (
  <ShareSection
    title={orders.title}
    note={orders.caption}
    part="status"
    chart={orders.chart}
    points={rows.map((row) => ({
      name: orderTexts.statuses[row.status],
      value: row.count,
      text: orders.point(row.count),
    }))}
    rows={rows}
    keyOf={({ status }) => status}
    columns={statusColumns}
    empty={orders.empty}
  />
);

const kindColumns: readonly DataColumn<Kind>[] = [
  { id: 'kind', label: texts.bestSellers.kind, cell: ({ kind }) => orderTexts.kinds[kind] },
  { id: 'status', label: orders.status, cell: ({ status }) => <OrderStatusMark status={status} /> },
  count,
  { ...total, label: kinds.amount },
];

export const OrderKindSection = ({ rows }: { rows: readonly Kind[] }) => {
  const shown = [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    const value = sumOf(
      rows.filter((row) => row.kind === kind && row.status !== 'cancelled'),
      (row) => row.count,
    );
    return { name: orderTexts.kinds[kind], value, text: orders.point(value) };
  });
  return (
    <ShareSection
      title={kinds.title}
      note={kinds.note}
      part="kind"
      chart={kinds.chart}
      points={shown}
      rows={rows.filter((row) => row.count > 0)}
      keyOf={({ kind, status }) => `${kind} ${status}`}
      columns={kindColumns}
      empty={orders.empty}
      color="chart2"
    />
  );
};

const paymentColumns = (all: number): readonly DataColumn<Payment>[] => [
  { id: 'time', label: payment.time, cell: ({ time }) => payment.times[time] },
  count,
  {
    id: 'share',
    label: payment.share,
    align: 'end',
    cell: (row) => `${formatDecimal(percentOf(row.count, all))}%`,
  },
  total,
];

export const PaymentSection = ({ rows }: { rows: readonly Payment[] }) => {
  const all = sumOf(rows, (row) => row.count);
  return (
    <ShareSection
      title={payment.title}
      note={payment.note}
      part="payment"
      chart={payment.chart}
      points={rows.map((row) => ({
        name: payment.times[row.time],
        value: row.count,
        text: payment.point(row.count, percentOf(row.count, all)),
      }))}
      rows={rows}
      keyOf={({ time }) => time}
      columns={paymentColumns(all)}
      empty={orders.empty}
    />
  );
};
