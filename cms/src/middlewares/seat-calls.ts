import type { Context, Next } from 'koa';
import { queueForSeats } from '../commerce/seats/queueForSeats';

/** An order has at most 50 lines, and ids 24 characters. */
const MAX_ITEMS = 50;
const MAX_ID = 30;

/** The items of a call, whose body is not validated yet. */
const itemsOf: Readonly<Record<string, (body: Record<string, unknown>) => unknown>> = {
  '/api/order/addUserOrder': ({ items }) => items,
  '/api/waiting-list/join': (body) => [body],
};

/**
 * Lets a member's call that reserves seats wait for its turn before its session is read: of hundreds that come at once,
 * each would occupy the processor and a connection for it, and everybody else would wait for all of them.
 * @throws HttpError 503 as in `queueForSeats`
 */
export default () => (ctx: Context, next: Next) => {
  const read = ctx.method === 'POST' && ctx.get('Authorization') !== '' && itemsOf[ctx.path];
  if (!read) return next();
  const items = read((ctx.request.body ?? {}) as Record<string, unknown>);
  const seats = Array.isArray(items) ? items.slice(0, MAX_ITEMS).filter(isItem) : [];
  return queueForSeats(seats, next);
};

const isItem = (item: unknown): item is { kind: string; documentId: string } => {
  const { kind, documentId } = (item ?? {}) as Record<string, unknown>;
  return typeof kind === 'string' && typeof documentId === 'string' && documentId.length <= MAX_ID;
};
