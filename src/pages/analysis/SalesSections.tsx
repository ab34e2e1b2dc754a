import { styled } from 'styled-components';
import type { ItemKind } from '@/data/generated/types';
import type { AnalysisQuery } from '@/data/generated/operations/pages/analysis';
import { texts as orderTexts } from '@/features/checkout/texts';
import { formatDate } from '@iia/shared/dates';
import { formatAmount } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { amountColumn, countColumn } from '@/ui/data-table/columns';
import type { DataColumn } from '@/ui/data-table/DataTable';
import { TextLink } from '@/ui/TextLink';
import { ShareSection } from './ShareSection';
import { texts } from './texts';

type Analysis = AnalysisQuery['analysis'];
type Seller = Analysis['bestSellers'][number];
type Seminar = Analysis['seminarSales'][number];

const { bestSellers, seminars } = texts;

const Item = styled.div`
  min-width: 12rem;
`;

interface ItemLinkProps {
  item: { documentId: string; title: string };
  kind: ItemKind;
}

/** An item's page also accepts its documentId, and redirects to its current URL. */
const ItemLink = ({ item: { documentId, title }, kind }: ItemLinkProps) => (
  <Item>
    <TextLink to={paths.item(kind, documentId)} quiet>
      {title}
    </TextLink>
  </Item>
);

const revenue = amountColumn('revenue', bestSellers.revenue);

const sellerColumns: readonly DataColumn<Seller>[] = [
  {
    id: 'title',
    label: bestSellers.item,
    cell: (item) => <ItemLink item={item} kind={item.kind} />,
  },
  { id: 'kind', label: bestSellers.kind, cell: ({ kind }) => orderTexts.kinds[kind] },
  countColumn('quantity', bestSellers.quantity),
  revenue,
];

export const BestSellersSection = ({ rows }: { rows: readonly Seller[] }) => (
  <ShareSection
    title={bestSellers.title}
    note={bestSellers.caption}
    part="best_sellers"
    chart={bestSellers.chart}
    points={rows.map((row) => ({
      name: row.title,
      value: row.revenue,
      text: formatAmount(row.revenue),
    }))}
    rows={rows}
    keyOf={({ kind, documentId }) => `${kind} ${documentId}`}
    columns={sellerColumns}
    empty={bestSellers.empty}
  />
);

const seminarColumns: readonly DataColumn<Seminar>[] = [
  {
    id: 'title',
    label: orderTexts.kinds.seminar,
    cell: (item) => <ItemLink item={item} kind="seminar" />,
  },
  {
    id: 'startAt',
    label: seminars.startAt,
    cell: ({ startAt }) => (startAt === null ? texts.figures.none : formatDate(startAt)),
  },
  countColumn('seats', seminars.seats),
  revenue,
];

export const SeminarsSection = ({ rows }: { rows: readonly Seminar[] }) => (
  <ShareSection
    title={seminars.title}
    note={seminars.note}
    part="seminars"
    chart={seminars.chart}
    points={rows.map(({ title, seats }) => ({
      name: title,
      value: seats,
      text: seminars.point(seats),
    }))}
    rows={rows}
    keyOf={({ documentId }) => documentId}
    columns={seminarColumns}
    empty={seminars.empty}
    color="chart5"
  />
);
