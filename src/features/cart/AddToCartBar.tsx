import { useEffect, useRef, useState, type ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { useHydrated } from '@/ui/useHydrated';
import { AddResultMessage } from './AddToCart';
import type { NewCartItem } from './cartRules';
import { texts } from './texts';
import { useCart, type AddResult } from './useCart';

type AddToCartBarProps = {
  item: NewCartItem;
  /** Seats left, if limited. */
  maxQuantity?: number;
  /** Shown beside the button until it is clicked: the price. */
  children: ReactNode;
};

/** Adds one item from the bottom bar on phones, then links to the cart. */
export const AddToCartBar = ({ item, maxQuantity, children }: AddToCartBarProps) => {
  const { add } = useCart();
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<AddResult | null>(null);
  const next = useRef<HTMLDivElement>(null);
  // The clicked button is gone, so the focus must move.
  useEffect(() => {
    if (outcome) next.current?.querySelector('a')?.focus();
  }, [outcome]);
  return (
    <>
      <div role="status">
        {outcome ? <AddResultMessage result={outcome} item={item} short /> : children}
      </div>
      <div ref={next}>
        {outcome ? (
          <ButtonLink to={paths.cart()}>{texts.viewCart}</ButtonLink>
        ) : (
          <Button disabled={!hydrated} onClick={() => setOutcome(add(item, 1, maxQuantity))}>
            {texts.add}
          </Button>
        )}
      </div>
    </>
  );
};
