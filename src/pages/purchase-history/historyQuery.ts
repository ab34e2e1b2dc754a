import type { OrderStatus } from '@/data/generated/types';

export interface HistoryQuery {
  page: number;
  status: OrderStatus | null;
  /** The documentId of the open order. */
  order: string | null;
}

export const statuses: readonly OrderStatus[] = [
  'pending_payment',
  'paid',
  'completed',
  'cancelled',
  'refunded',
];

/** Reads `?trang=`, `?trang-thai=` and `?don=`; invalid values are ignored. */
export function readHistoryQuery(search: URLSearchParams): HistoryQuery {
  const page = Number(search.get('trang'));
  const status = search.get('trang-thai');
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 1e6 ? page : 1,
    status: statuses.find((word) => word === status) ?? null,
    order: search.get('don') || null,
  };
}
