import type { OrderStatus } from '@/data/generated/types';
import { readPage } from '@/lib/readPage';

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
  const status = search.get('trang-thai');
  return {
    page: readPage(search),
    status: statuses.find((word) => word === status) ?? null,
    order: search.get('don') || null,
  };
}
