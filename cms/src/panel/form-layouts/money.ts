import { formatAmount } from '@iia/shared/numbers';

const money: ReadonlySet<string> = new Set([
  'price',
  'memberPrice',
  'listPrice',
  'unitPrice',
  'amount',
  'subtotal',
  'total',
  'maxAmount',
  'minSubtotal',
]);

export const isMoney = (field: string): boolean => money.has(field);

/** Strapi sends big integers as text. */
export const formatDong = (value: number | string): string => formatAmount(Number(value));
