import { styled } from 'styled-components';
import { lineKey } from '@/data/lineKey';
import type { Quote } from '@/features/checkout/fetchQuote';
import { formatMoney } from '@iia/shared/numbers';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { tabularNumberStyles } from '@/ui/tabularNumberStyles';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.5;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};

  &:first-child {
    border-top: 0;
  }
`;

const Amount = styled.span`
  ${tabularNumberStyles}
`;

const Detail = styled.span`
  display: block;
  color: ${theme.color.muted};
`;

export const OrderedLines = ({ lines }: Pick<Quote, 'lines'>) => (
  <List aria-label={texts.lines}>
    {lines.map((line) => (
      <Line key={lineKey(line)}>
        <span>
          <span>{keepTitleTermsTogether(line.title)}</span>
          <span>{line.quantity > 1 ? ` ${texts.times(line.quantity)}` : null}</span>
          {line.optionName ? <Detail>{line.optionName}</Detail> : null}
        </span>
        <Amount translate="no">{formatMoney(line.amount)}</Amount>
      </Line>
    ))}
  </List>
);
