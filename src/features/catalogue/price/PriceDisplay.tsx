import { useContext } from 'react';
import { styled } from 'styled-components';
import { memberPriceOf } from '@iia/shared/memberPrice';
import { formatAmount, formatMoney } from '@iia/shared/numbers';
import { tabularNumberStyles } from '@/ui/sharedStyles';
import { theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from '../texts';
import { ActiveMemberContext } from './activeMember';
import { NoTranslateText } from '@/ui/translation';

const Box = styled.span<{ $large: boolean }>`
  display: ${({ $large }) => ($large ? 'grid' : 'inline')};
  gap: ${theme.space[1]};
`;

const Main = styled.span<{ $large: boolean }>`
  ${tabularNumberStyles}
  white-space: nowrap;
  color: ${theme.color.ink};
  font-weight: ${theme.weight.strong};
  font-size: ${({ $large }) => ($large ? theme.size.xxl : theme.size.md)};
  line-height: ${({ $large }) => ($large ? theme.leading.tight : 'inherit')};
`;

const SecondaryPrice = styled.span<{ $large: boolean }>`
  ${tabularNumberStyles}
  white-space: nowrap;
  display: ${({ $large }) => ($large ? 'inline' : 'block')};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`;

export type Prices = {
  /** Đồng. */
  price: number;
  /** Đồng; 0 is free for members, none means no member price. */
  memberPrice?: number | null;
  /** Other options cost more. */
  from?: boolean;
};

/** The viewer's own price, large; below it the other price and what members save. */
export const PriceDisplay = ({
  price,
  memberPrice: listedMemberPrice = null,
  from = false,
  large = false,
}: Prices & { large?: boolean }) => {
  const member = useContext(ActiveMemberContext);
  const memberPrice = memberPriceOf({ price, memberPrice: listedMemberPrice }, price);
  const begin = (dong: number) => (from ? texts.from(formatAmount(dong)) : formatMoney(dong));
  if (member && memberPrice !== null) {
    return (
      <Box $large={large}>
        <Main $large={large}>
          <NoTranslateText>{begin(memberPrice)}</NoTranslateText>
        </Main>{' '}
        <SecondaryPrice $large={large}>
          <VisuallyHidden>{texts.listPrice} </VisuallyHidden>
          <s translate="no">{formatMoney(price)}</s>
          {large ? (
            <NoTranslateText>{`, ${texts.saved(formatAmount(price - memberPrice))}`}</NoTranslateText>
          ) : null}
        </SecondaryPrice>
      </Box>
    );
  }
  return (
    <Box $large={large}>
      <Main $large={large}>
        <NoTranslateText>{begin(price)}</NoTranslateText>
      </Main>
      {memberPrice === null ? null : (
        <>
          {' '}
          <SecondaryPrice $large={large}>
            <NoTranslateText>
              {texts.memberPrice(begin(memberPrice).toLocaleLowerCase('vi'))}
            </NoTranslateText>
          </SecondaryPrice>
        </>
      )}
    </Box>
  );
};
