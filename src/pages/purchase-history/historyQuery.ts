import type { OrderStatus } from '@/data/generated/types';

/** Where the history stands, read from its address. */
export interface HistoryQuery {
  page: number;
  status: OrderStatus | null;
  /** The documentId of the order that stands open. */
  order: string | null;
}

export const statuses: readonly OrderStatus[] = [
  'pending_payment',
  'paid',
  'completed',
  'cancelled',
  'refunded',
];

/** Reads `?trang=`, `?trang-thai=` and `?don=`; what makes no sense is as if it were not there. */
export function readHistoryQuery(search: URLSearchParams): HistoryQuery {
  const page = Number(search.get('trang'));
  const status = search.get('trang-thai');
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 1e6 ? page : 1,
    status: statuses.find((word) => word === status) ?? null,
    order: search.get('don') || null,
  };
}
