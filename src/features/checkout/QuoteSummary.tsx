import { styled } from 'styled-components';
import { formatAmount } from '@iia/shared/numbers';
import { tabularNumberStyles } from '@/ui/sharedStyles';
import { theme } from '@/ui/theme';
import type { Quote } from './fetchQuote';
import { texts } from './texts';
import { NoTranslateText } from '@/ui/translation';

const List = styled.dl`
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

const Entry = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};

  &:first-child {
    border-top: 0;
  }

  dd {
    margin: 0;
    ${tabularNumberStyles}
    white-space: nowrap;
  }
`;

const Total = styled(Entry)`
  margin-top: ${theme.space[1]};
  padding-top: ${theme.space[3]};
  border-top: 1px solid ${theme.color.lineStrong};
  font-weight: ${theme.weight.strong};

  dd {
    font-size: ${theme.size.xl};
    line-height: 1.3;
  }
`;

type QuoteSummaryProps = Pick<Quote, 'subtotal' | 'discounts' | 'total'> & {
  /** A newer quote is loading. */
  busy?: boolean;
};

/** The subtotal, discounts and total of a quote. */
export const QuoteSummary = ({ subtotal, discounts, total, busy = false }: QuoteSummaryProps) => (
  <List aria-busy={busy}>
    {discounts.length > 0 ? (
      <Entry>
        <dt>{texts.subtotal}</dt>
        <dd translate="no">{formatAmount(subtotal)}</dd>
      </Entry>
    ) : null}
    {discounts.map(({ type, label, amount }) => (
      <Entry key={`${type} ${label}`}>
        <dt>
          <NoTranslateText>{label}</NoTranslateText>
        </dt>
        <dd translate="no">{formatAmount(-amount)}</dd>
      </Entry>
    ))}
    <Total>
      <dt>{texts.total}</dt>
      <dd translate="no">{formatAmount(total)}</dd>
    </Total>
  </List>
);
