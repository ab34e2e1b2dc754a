import { useQuery } from '@apollo/client/react';
import { QuantityDiscountRuleDocument } from '@/data/generated/operations/QuantityDiscountRule';
import { texts as checkoutTexts } from '@/features/checkout/texts';
import { Text } from '@/ui/Text';
import { texts } from './texts';

/** The quantity discount tiers; renders nothing if there are none. */
export const QuantityTiers = () => {
  const { data } = useQuery(QuantityDiscountRuleDocument);
  const rule = data?.quantityDiscountRule;
  if (!rule || rule.tiers.length === 0) return null;
  const kinds = rule.appliesTo.map((kind) => checkoutTexts.kinds[kind].toLocaleLowerCase('vi'));
  const tiers = [...rule.tiers]
    .sort((one, other) => one.minQuantity - other.minQuantity)
    .map(({ minQuantity, percent }) => texts.tier(minQuantity, percent));
  return (
    <Text size="sm" tone="muted">
      {texts.tiers(kinds.join(', '), tiers.join('; '))}
    </Text>
  );
};
