import { formatCount, formatMoney } from '@iia/shared/numbers';
import { styled } from 'styled-components';
import type { PurchasedOrderQuery } from '@/data/generated/operations/pages/purchase-history';
import { texts as orderTexts } from '@/features/checkout/texts';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Ledger, LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { hasPage, purchasedPath } from './purchasedPath';
import { RowAction } from './RowAction';
import { texts } from './texts';

type Line = PurchasedOrderQuery['userOrderDetail']['lines'][number];

const ItemTitle = ({ line }: { line: Line }) => {
  const title = keepTitleTermsTogether(line.title);
  if (!hasPage(line)) return title;
  return <LedgerLink to={paths.item(line.kind, line.slug)}>{title}</LedgerLink>;
};

/** A link to the purchased item. */
const PurchasedItemLink = ({ line }: { line: Line }) => (
  <RowAction>
    <TextLink to={purchasedPath(line)}>
      {texts.order.open[line.kind]}
      <VisuallyHidden> {line.title}</VisuallyHidden>
    </TextLink>
  </RowAction>
);

const Detail = styled.span`
  display: block;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

const labels = texts.order;
const columns = [
  { id: 'item', label: labels.item },
  { id: 'quantity', label: labels.quantity, width: '5rem', align: 'end' },
  { id: 'unitPrice', label: labels.unitPrice, width: '8rem', align: 'end' },
  { id: 'amount', label: labels.amount, width: '8rem', align: 'end' },
] as const;

type OrderedItemsProps = {
  lines: PurchasedOrderQuery['userOrderDetail']['lines'];
  /** The order is paid, so its items can be used. */
  open: boolean;
};

/** The lines of an order, at the prices when it was placed. */
export const OrderedItems = ({ lines, open }: OrderedItemsProps) => (
  <Ledger caption={labels.lines} columns={columns}>
    {lines.map((line) => (
      <LedgerRow key={`${line.documentId} ${line.optionName ?? ''}`}>
        <LedgerCell primary>
          <ItemTitle line={line} />
          <Detail>
            <span>{orderTexts.kinds[line.kind]}</span>
            <span>{line.optionName ? ` · ${line.optionName}` : null}</span>
          </Detail>
          {open && hasPage(line) ? <PurchasedItemLink line={line} /> : null}
        </LedgerCell>
        <LedgerCell figures align="end" phoneLabel={labels.quantity}>
          {formatCount(line.quantity)}
        </LedgerCell>
        <LedgerCell figures align="end" hideOnPhone>
          {formatMoney(line.unitPrice)}
        </LedgerCell>
        <LedgerCell figures align="end" trailing="end">
          {formatMoney(line.amount)}
        </LedgerCell>
      </LedgerRow>
    ))}
  </Ledger>
);
