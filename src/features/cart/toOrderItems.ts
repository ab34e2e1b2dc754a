import type { CartItem, OrderItemInput } from '@/data/generated/types';

export const toOrderItems = (lines: readonly CartItem[]): OrderItemInput[] =>
  lines.map(({ kind, documentId, quantity, groupId, optionId }) => ({
    kind,
    documentId,
    quantity,
    ...(groupId && optionId ? { groupId, optionId } : {}),
  }));
