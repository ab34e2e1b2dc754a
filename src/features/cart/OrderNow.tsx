import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { FieldMessage } from '@/ui/FieldMessage';
import type { NewCartItem } from './cartRules';
import { texts } from './texts';
import { useCart } from './useCart';

type OrderNowProps = {
  item: NewCartItem;
  wide?: boolean;
  /** Adds the title to the accessible name, e.g. if a page has several of these buttons. */
  named?: boolean;
};

/** Adds one item to the cart and continues to checkout. */
export const OrderNow = ({ item, wide = false, named = false }: OrderNowProps) => {
  const { add } = useCart();
  const navigate = useNavigate();
  const [full, setFull] = useState(false);
  const id = useId();
  const press = () => {
    // Only one seat is reserved, so a larger line is reduced to one.
    const added = add(item, 1, 1);
    if (added === 'full') setFull(true);
    else void navigate(paths.checkout());
  };
  return (
    <>
      <Button
        wide={wide}
        aria-label={named ? texts.orderNowOf(item.title) : undefined}
        onClick={press}
      >
        {texts.orderNow}
      </Button>
      <div role="alert">{full ? <FieldMessage id={id}>{texts.full}</FieldMessage> : null}</div>
    </>
  );
};
