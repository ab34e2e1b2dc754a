import { Notice } from '@/ui/Notice';
import { texts } from './texts';
import { useCart } from './useCart';

/** Says why the cart could not be kept as it was; nothing while all is well. */
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
