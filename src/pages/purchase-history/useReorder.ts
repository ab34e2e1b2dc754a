import { useNavigate } from 'react-router-dom';
import type { NewCartItem } from '@/features/cart/cartRules';
import { texts as cartTexts } from '@/features/cart/texts';
import { useCart } from '@/features/cart/useCart';
import { paths } from '@/lib/paths';
import { toast } from '@/ui/toast';
import { hasPage, type EntryLine } from './purchasedPath';

const cartItemOf = (line: EntryLine): NewCartItem => ({
  kind: line.kind,
  documentId: line.itemDocumentId,
  slug: line.slug,
  title: line.title,
  unitPrice: line.listPrice,
  single: line.kind === 'document',
  orderByOption: line.optionId !== null,
  groupId: line.groupId,
  optionId: line.optionId,
  optionName: line.optionName,
});

/** Puts an order's items into the cart and opens it; the cart reports what is no longer sold, or for another price. */
export function useReorder(): (lines: readonly EntryLine[]) => void {
  const { add } = useCart();
  const navigate = useNavigate();
  return (lines) => {
    const results = lines.filter(hasPage).map((line) => add(cartItemOf(line), line.quantity));
    if (results.includes('full')) toast(cartTexts.full, 'error');
    void navigate(paths.cart());
  };
}
