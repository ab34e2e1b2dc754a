import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { FieldMessage } from '@/ui/FieldMessage';
import { Icon } from '@/ui/Icon';
import { QuantityInput } from '@/ui/QuantityInput';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { useHydrated } from '@/ui/useHydrated';
import type { NewCartItem } from './cartRules';
import { findOption, type OptionGroup } from './findOption';
import { texts } from './texts';
import { useCart, type Addition } from './useCart';

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Quantity = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  font-size: ${theme.size.sm};
`;

const Said = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;

  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${theme.color.success};
  }
`;

export interface AddToCartProps {
  /** The item; where it is ordered by option, with what has been chosen so far. */
  item: NewCartItem;
  /** The seminar's groups: an option is added only if it is found in its group. */
  groups?: readonly OptionGroup[];
  /** Places left, where there is a limit. */
  maxQuantity?: number;
  /** Why the item cannot be ordered now. */
  disabledReason?: string;
  /** Add was pressed with no option, or with one that is not in its group. */
  onRefused?: () => void;
}

const said = (addition: Exclude<Addition, 'full'>, { title, single }: NewCartItem): string => {
  if (addition === 'added') return texts.added(title);
  return single ? texts.alreadyThere(title) : texts.noMorePlaces(title);
};

/** The quantity, the button that puts an item into the cart, and what came of it. */
export const AddToCart = ({
  item,
  groups = [],
  maxQuantity,
  disabledReason,
  onRefused,
}: AddToCartProps) => {
  const { add } = useCart();
  const hydrated = useHydrated();
  const [quantity, setQuantity] = useState(1);
  const [outcome, setOutcome] = useState<Addition | null>(null);
  const reasonId = useId();

  const press = () => {
    const option = item.orderByOption ? findOption(groups, item.groupId, item.optionId) : null;
    if (item.orderByOption && !option) {
      setOutcome(null);
      onRefused?.();
      return;
    }
    const addition = add({ ...item, ...option }, quantity, maxQuantity);
    setOutcome(addition);
    if (addition === 'added') setQuantity(1);
  };

  return (
    <Box>
      {item.single || disabledReason ? null : (
        <Quantity>
          <span aria-hidden="true">{texts.quantity}</span>
          <QuantityInput
            label={texts.quantity}
            value={quantity}
            max={Math.max(1, Math.min(100, maxQuantity ?? 100))}
            onChange={setQuantity}
          />
        </Quantity>
      )}
      <Button
        wide
        disabled={Boolean(disabledReason) || !hydrated}
        aria-describedby={disabledReason ? reasonId : undefined}
        onClick={press}
      >
        {texts.add}
      </Button>
      {disabledReason ? (
        <Text id={reasonId} size="sm" tone="muted">
          {disabledReason}
        </Text>
      ) : null}
      <div role="status">
        {outcome === 'full' ? (
          <FieldMessage id={`${reasonId}-full`}>{texts.full}</FieldMessage>
        ) : null}
        {outcome === 'added' || outcome === 'unchanged' ? (
          <Said>
            <Icon name="check-circle" />
            <span>
              {said(outcome, item)} <TextLink to={paths.cart()}>{texts.viewCart}</TextLink>
            </span>
          </Said>
        ) : null}
      </div>
      <noscript>
        <Text size="sm" tone="muted">
          {texts.needsScript}
        </Text>
      </noscript>
    </Box>
  );
};
