import { formatMoney } from '@iia/shared/numbers';
import { styled } from 'styled-components';
import { seatsText } from '@/features/catalogue/seats/SeatsBadge';
import { NoTranslateText } from '@/ui/NoTranslateText';
import { NoWrap } from '@/ui/NoWrap';
import { theme } from '@/ui/theme';
import type { OptionOffer } from './readOffer';

const List = styled.ul`
  margin: ${theme.space[1]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

/** Each option with its price and seats; renders nothing for fewer than two. */
export const OptionSummary = ({ options }: { options: readonly OptionOffer[] }) =>
  options.length < 2 ? null : (
    <List>
      {options.map(({ id, name, price, seats }) => (
        <li key={id}>
          {name}:{' '}
          <NoWrap>
            <NoTranslateText>{formatMoney(price)}</NoTranslateText> ·
          </NoWrap>{' '}
          <NoWrap>{seatsText(seats).toLocaleLowerCase('vi')}</NoWrap>
        </li>
      ))}
    </List>
  );
