import { styled } from 'styled-components';
import { formatDateTime } from '@iia/shared/dates';
import type { OrderEntry_orderFragment } from '@/data/generated/operations/pages/purchase-history';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { useHasPassed } from '@/ui/useHasPassed';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { hasPage, purchasedPath, type EntryLine } from './purchasedPath';
import { RowAction } from './RowAction';
import { texts } from './texts';
import { useReorder } from './useReorder';

const labels = texts.steps;

const Reorder = styled.button`
  padding: 0;
  border: 0;
  background: transparent;
  color: ${theme.color.primary};
  font: inherit;
  text-decoration: underline 1px color-mix(in srgb, currentColor 45%, transparent);
  text-underline-offset: 0.22em;
  cursor: pointer;
`;

const byPath = (lines: readonly EntryLine[]): Map<string, EntryLine> =>
  new Map(lines.filter(hasPage).map((line) => [purchasedPath(line), line]));

type OrderNextStepProps = {
  order: OrderEntry_orderFragment;
  /** The order's URL. */
  to: string;
};

/** What the member can do with an order: pay, use what was bought, or order again. */
export const OrderNextStep = ({ order, to }: OrderNextStepProps) => {
  const { code, status, payment, lines } = order;
  const reorder = useReorder();
  const overdue = useHasPassed(payment?.payBefore ?? null);
  const name = <VisuallyHidden> {labels.of(code)}</VisuallyHidden>;
  if (status === 'pending_payment') {
    return payment && !overdue ? (
      <RowAction>
        <TextLink to={to}>
          {labels.pay}
          {name}
        </TextLink>
        <span>{labels.payBefore(formatDateTime(payment.payBefore))}</span>
      </RowAction>
    ) : null;
  }
  if (status === 'paid' || status === 'completed') {
    return (
      <RowAction>
        {[...byPath(lines)].map(([path, line]) => (
          <TextLink key={path} to={path}>
            {texts.order.open[line.kind]}
            <VisuallyHidden> {line.title}</VisuallyHidden>
          </TextLink>
        ))}
      </RowAction>
    );
  }
  return lines.some(hasPage) ? (
    <RowAction>
      <Reorder type="button" onClick={() => reorder(lines)}>
        {labels.reorder}
        {name}
      </Reorder>
    </RowAction>
  ) : null;
};
