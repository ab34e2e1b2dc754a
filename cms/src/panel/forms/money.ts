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

export const formatDong = (value: number | string): string =>
  `${new Intl.NumberFormat('vi-VN').format(BigInt(value))} ₫`;
