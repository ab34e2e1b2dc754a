import { styled } from 'styled-components';
import { formatMoney } from '@/lib/money';
import { theme } from '@/ui/theme';
import { texts } from '../texts';

const Box = styled.span<{ $large: boolean }>`
  display: ${({ $large }) => ($large ? 'grid' : 'inline')};
  gap: ${theme.space[1]};
  font-variant-numeric: tabular-nums lining-nums;
`;

const List = styled.span<{ $large: boolean }>`
  white-space: nowrap;
  color: ${theme.color.ink};
  font-weight: ${theme.weight.strong};
  font-family: ${({ $large }) => ($large ? theme.font.serif : 'inherit')};
  font-size: ${({ $large }) => ($large ? theme.size.xxl : 'inherit')};
  line-height: ${({ $large }) => ($large ? theme.leading.tight : 'inherit')};
`;

const Member = styled.span<{ $large: boolean }>`
  display: ${({ $large }) => ($large ? 'inline' : 'block')};
  white-space: nowrap;
  color: ${theme.color.muted};
  font-size: ${({ $large }) => ($large ? theme.size.sm : theme.size.xs)};
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
      <Member $large={large}>{texts.memberPrice(formatMoney(memberPrice).toLowerCase())}</Member>
    )}
  </Box>
);
