import { formatAmount } from '@iia/shared/numbers';
import { formatDateTime } from '@iia/shared/dates';
import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import {
  DiscountTermsDocument,
  type DiscountTermsQuery,
} from '@/data/generated/operations/pages/checkout/DiscountTerms';
import { texts } from '@/features/checkout/texts';
import { NoTranslateText } from '@/ui/NoTranslateText';
import { theme } from '@/ui/theme';

const allKinds = Object.keys(texts.kinds).length;

/** A discount code's terms, one line each; terms without a limit are omitted. */
export function discountTerms(discount: DiscountTermsQuery['getDiscount']): string[] {
  const { type, value, maxAmount, minSubtotal, appliesTo, endsAt } = discount;
  const labels = texts.code;
  const most = maxAmount === null ? null : formatAmount(maxAmount);
  const kinds = appliesTo.map((kind) => texts.kinds[kind].toLocaleLowerCase('vi'));
  return [
    type === 'percent' ? labels.percent(value, most) : labels.amount(formatAmount(value)),
    ...(minSubtotal > 0 ? [labels.atLeast(formatAmount(minSubtotal))] : []),
    ...(kinds.length < allKinds ? [labels.kinds(kinds.join(', '))] : []),
    ...(endsAt ? [labels.until(formatDateTime(endsAt))] : []),
  ];
}

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
