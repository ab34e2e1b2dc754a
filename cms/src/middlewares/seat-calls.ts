import type { Context, Next } from 'koa';
import { queueForSeats } from '../commerce/seats/queueForSeats';

/** Of an order. */
const MAX_ITEMS = 50;
/** Characters of an id or a discount code. */
const MAX_ID = 64;

/** What a call locks, by its body, which is not validated yet. A discount code is locked like an item with seats. */
const itemsOf: Readonly<Record<string, (body: Record<string, unknown>) => unknown[]>> = {
  '/api/order/addUserOrder': ({ items, discountCode }) => [
    { kind: 'discount', documentId: discountCode },
    ...(Array.isArray(items) ? items.slice(0, MAX_ITEMS) : []),
  ],
  '/api/waiting-list/join': (body) => [body],
};

/** Without a token, a call ends before it reads anything. */
export const isSeatCall = (ctx: Context): boolean =>
  ctx.method === 'POST' && ctx.path in itemsOf && ctx.get('Authorization') !== '';

/**
 * Queues a member's call that reserves seats before its session is read: if hundreds arrive at once, reading their
 * sessions would occupy the processor and the connections, and delay everybody else.
 * @throws HttpError 503 as in `queueForSeats`
 */
export default () => (ctx: Context, next: Next) => {
  const read = itemsOf[ctx.path];
  if (!read || !isSeatCall(ctx)) return next();
  const items = read((ctx.request.body ?? {}) as Record<string, unknown>);
  return queueForSeats(items.filter(isItem), next);
};

const isItem = (item: unknown): item is { kind: string; documentId: string } => {
  const { kind, documentId } = (item ?? {}) as Record<string, unknown>;
  return typeof kind === 'string' && typeof documentId === 'string' && documentId.length <= MAX_ID;
};
