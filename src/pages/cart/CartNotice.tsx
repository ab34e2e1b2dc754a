import { Notice } from '@/ui/Notice';
import { texts } from '@/features/cart/texts';
import { useCart } from '@/features/cart/useCart';

/** Explains why the cart could not be saved; renders nothing otherwise. */
export const CartNotice = () => {
  const { notice } = useCart();
  if (!notice) return null;
  const { title, body } = texts.notice[notice];
  return (
    <Notice tone="warning" title={title}>
      {body}
    </Notice>
  );
};
