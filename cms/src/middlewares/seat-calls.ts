import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { cleanCode } from 'rest-contract/rules';
import { foldCode } from '../commerce/discounts/discount';
import { queueForSeats } from '../commerce/seats/queueForSeats';
import { bearerToken } from '../identity/auth/requireMember';

/** Of an order. */
const MAX_ITEMS = 50;

interface Item {
  kind: string;
  documentId: string;
}

/** What a call locks, by its body, which is not validated yet. A discount code is locked like an item with seats. */
const itemsOf: Readonly<Record<string, (body: Record<string, unknown>) => Item[]>> = {
  '/api/order/adduserorder': ({ items, discountCode }) => [
    ...(Array.isArray(items) ? items.slice(0, MAX_ITEMS).flatMap(toItem) : []),
    ...(typeof discountCode === 'string'
      ? [{ kind: 'discount', documentId: foldCode(cleanCode(discountCode)) ?? '' }]
      : []),
  ],
  '/api/waiting-list/join': toItem,
};

/** The router ignores case, and a slash at the end. */
const pathOf = (ctx: Context): string => ctx.path.toLowerCase().replace(/\/$/, '');

export const isSeatCall = (ctx: Context): boolean =>
  ctx.method === 'POST' && pathOf(ctx) in itemsOf && ctx.get('Authorization') !== '';

/**
 * Lets a member's call that reserves seats wait for its turn before its session is read: of hundreds that come at once,
 * each would occupy the processor and a connection for it, and everybody else would wait for all of them. A call without
 * a valid token does not wait, as it is rejected without a query.
 * @throws HttpError 503 as in `queueForSeats`
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: Next) => {
    const items = isSeatCall(ctx) && itemsOf[pathOf(ctx)];
    const userId = items && userIdOf(strapi, ctx);
    if (!items || !userId) return next();
    const body = (ctx.request.body ?? {}) as Record<string, unknown>;
    // Each call locks the member's row too.
    return queueForSeats([{ kind: 'member', documentId: userId }, ...items(body)], next);
  };

function userIdOf(strapi: Core.Strapi, ctx: Context): string | null {
  const { isValid, payload } = strapi
    .sessionManager('users-permissions')
    .validateAccessToken(bearerToken(ctx) ?? '');
  return isValid && payload ? `member ${payload.userId}` : null;
}

/** As the rules clean it: another spelling of an id is the same item. */
function toItem(value: unknown): Item[] {
  const { kind, documentId } = (value ?? {}) as Record<string, unknown>;
  if (typeof kind !== 'string' || typeof documentId !== 'string') return [];
  return [{ kind, documentId: cleanCode(documentId) }];
}
