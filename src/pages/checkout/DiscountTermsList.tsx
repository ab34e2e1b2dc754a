import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { DiscountTermsDocument } from '@/data/generated/operations/DiscountTerms';
import { theme } from '@/ui/theme';
import { discountTerms } from './discountTerms';
import { texts } from '@/features/checkout/texts';
import { NoTranslateText } from '@/ui/NoTranslateText';

const List = styled.ul`
  margin: 0;
  padding: 0 0 0 ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.accent};
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

/** A discount code's terms, for members; renders nothing until they are loaded. */
export const DiscountTermsList = ({ code }: { code: string }) => {
  const { data } = useQuery(DiscountTermsDocument, { variables: { code } });
  const discount = data?.getDiscount;
  if (!discount) return null;
  return (
    <List aria-label={texts.code.terms}>
      <li>
        <NoTranslateText>{discount.label}</NoTranslateText>
      </li>
      {discountTerms(discount).map((line) => (
        <li key={line}>
          <NoTranslateText>{line}</NoTranslateText>
        </li>
      ))}
    </List>
  );
};
