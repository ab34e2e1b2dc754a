import type { CartItem, OrderItemInput } from '@/data/generated/types';

/** What the server is asked to price or to sell: which item, which option, how many. */
export const toOrderItems = (lines: readonly CartItem[]): OrderItemInput[] =>
  lines.map(({ kind, documentId, quantity, groupId, optionId }) => ({
    kind,
    documentId,
    quantity,
    ...(groupId && optionId ? { groupId, optionId } : {}),
  }));
