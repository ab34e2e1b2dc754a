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

/** Whether a field of this name holds đồng. */
export const isMoney = (field: string): boolean => money.has(field);

/** `1.234.567 ₫`, as the site writes it. */
export const formatDong = (value: number | string): string =>
  `${new Intl.NumberFormat('vi-VN').format(BigInt(value))} ₫`;
