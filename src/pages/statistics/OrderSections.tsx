import { styled } from 'styled-components';
import type { AnalysisQuery } from '@/data/generated/operations/Analysis';
import { OrderStatusMark } from '@/features/checkout/OrderStatusMark';
import { texts as orderTexts } from '@/features/checkout/texts';
import { formatAmount, formatCount } from '@/lib/money';
import { paths } from '@/lib/paths';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { Section } from './Section';
import { texts } from './texts';

type Analysis = AnalysisQuery['analysis'];
type Status = Analysis['ordersByStatus'][number];
type Seller = Analysis['bestSellers'][number];

const { orders, bestSellers } = texts;

const Item = styled.div`
  min-width: 12rem;
`;

const statusColumns: readonly DataColumn<Status>[] = [
  { id: 'status', label: orders.status, cell: ({ status }) => <OrderStatusMark status={status} /> },
  { id: 'count', label: orders.count, align: 'end', cell: ({ count }) => formatCount(count) },
  { id: 'total', label: orders.total, align: 'end', cell: ({ total }) => formatAmount(total) },
];

const sellerColumns: readonly DataColumn<Seller>[] = [
  {
    id: 'title',
    label: bestSellers.item,
    // The item's page takes its documentId too, and leads to its present address.
    cell: ({ kind, documentId, title }) => (
      <Item>
        <TextLink to={paths.item(kind, documentId)} quiet>
          {title}
        </TextLink>
      </Item>
    ),
  },
  { id: 'kind', label: bestSellers.kind, cell: ({ kind }) => orderTexts.kinds[kind] },
  {
    id: 'quantity',
    label: bestSellers.quantity,
    align: 'end',
    cell: ({ quantity }) => formatCount(quantity),
  },
  {
    id: 'revenue',
    label: bestSellers.revenue,
    align: 'end',
    cell: ({ revenue }) => formatAmount(revenue),
  },
];

export const OrderStatusSection = ({ rows }: { rows: readonly Status[] }) => (
  <Section title={orders.title}>
    <DataTable
      caption={orders.caption}
      columns={statusColumns}
      rows={rows}
      keyOf={({ status }) => status}
    />
  </Section>
);

export const BestSellersSection = ({ rows }: { rows: readonly Seller[] }) => (
  <Section title={bestSellers.title}>
    {rows.length === 0 ? (
      <Text tone="muted">{bestSellers.empty}</Text>
    ) : (
      <DataTable
        caption={bestSellers.caption}
        columns={sellerColumns}
        rows={rows}
        keyOf={({ kind, documentId }) => `${kind} ${documentId}`}
      />
    )}
  </Section>
);
