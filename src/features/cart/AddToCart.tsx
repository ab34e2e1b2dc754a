import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { limits } from '@iia/shared/limits';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { QuantityInput } from '@/ui/QuantityInput';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { toneColor, toneIcon, type Tone } from '@/ui/tone';
import { useHydrated } from '@/ui/useHydrated';
import type { NewCartItem } from './cartRules';
import { findOption, type OptionGroup } from './findOption';
import { texts } from './texts';
import { useCart, type AddResult } from './useCart';

const Message = styled.span<{ $tone: Tone }>`
  display: flex;
  gap: ${theme.space[2]};
  font-size: ${theme.size.sm};
  line-height: 1.5;

  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${({ $tone }) => toneColor[$tone]};
  }
`;

const tones: Record<AddResult, Tone> = { added: 'success', unchanged: 'warning', full: 'error' };

const resultText = (result: AddResult, { title, single }: NewCartItem, short: boolean): string => {
  const copy = short ? texts.short : texts;
  if (result === 'full') return copy.full;
  if (result === 'added') return copy.added(title);
  return single ? copy.alreadyThere(title) : copy.noMoreSeats(title);
};

type AddResultMessageProps = {
  result: AddResult;
  item: NewCartItem;
  /** Use if the item's title is already shown. */
  short?: boolean;
};

export const AddResultMessage = ({ result, item, short = false }: AddResultMessageProps) => (
  <Message $tone={tones[result]}>
    <Icon name={toneIcon[tones[result]]} />
    <span>{resultText(result, item, short)}</span>
  </Message>
);

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${media.print} {
    display: none;
  }
`;

const Quantity = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  font-size: ${theme.size.sm};
`;

/* Keeps clear of the bar at the bottom of a phone. */
const Outcome = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  scroll-margin-block: ${theme.space[24]};
  font-size: ${theme.size.sm};
`;

export interface AddToCartProps {
  /** The item, with the option chosen so far if it has options. */
  item: NewCartItem;
  /** The seminar's groups: an option is only added if it is found in its group. */
  groups?: readonly OptionGroup[];
  /** Seats left, if limited. */
  maxQuantity?: number;
  /** Why the item cannot be ordered now. */
  disabledReason?: string;
  /** Add was clicked with no option, or with one that is not in its group. */
  onRefused?: () => void;
}

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
  const [outcome, setOutcome] = useState<AddResult | null>(null);
  const reasonId = useId();
  const outcomeRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On a phone the message would otherwise be below the fold.
    if (outcome) outcomeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

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
            max={Math.max(1, Math.min(limits.lineQuantity, maxQuantity ?? limits.lineQuantity))}
            onChange={setQuantity}
          />
        </Quantity>
      )}
      <Button
        wide
        disabled={!hydrated}
        unavailable={Boolean(disabledReason)}
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
      <Outcome role="status" ref={outcomeRef}>
        {outcome ? (
          <>
            <AddResultMessage result={outcome} item={item} />
            <TextLink to={paths.cart()}>{texts.viewCart}</TextLink>
          </>
        ) : null}
      </Outcome>
      <noscript>
        <Text size="sm" tone="muted">
          {texts.needsScript}
        </Text>
      </noscript>
    </Box>
  );
};
