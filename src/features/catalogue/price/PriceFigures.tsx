import { styled } from 'styled-components';
import { formatMoney } from '@/lib/money';
import { theme } from '@/ui/theme';
import { texts } from '../texts';
import { Figures } from './Figures';

const Box = styled.span<{ $large: boolean }>`
  display: ${({ $large }) => ($large ? 'grid' : 'inline')};
  gap: ${theme.space[1]};
`;

const List = styled(Figures)<{ $large: boolean }>`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.strong};
  font-size: ${({ $large }) => ($large ? theme.size.xxl : theme.size.md)};
  line-height: ${({ $large }) => ($large ? theme.leading.tight : 'inherit')};
`;

const Member = styled(Figures)<{ $large: boolean }>`
  display: ${({ $large }) => ($large ? 'inline' : 'block')};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`;

type PriceFiguresProps = {
  /** Đồng. */
  price: number;
  /** Đồng; 0 is free for members, none is no price of their own. */
  memberPrice?: number | null;
  large?: boolean;
};

/** The list price and, where members pay another, theirs under it. */
export const PriceFigures = ({ price, memberPrice, large = false }: PriceFiguresProps) => (
  <Box $large={large}>
    <List $large={large}>{formatMoney(price)}</List>
    {memberPrice == null || memberPrice === price ? null : (
      <>
        {' '}
        <Member $large={large}>{texts.memberPrice(formatMoney(memberPrice).toLowerCase())}</Member>
      </>
    )}
  </Box>
);
