import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { SeatsBusy } from '../commerce/seats/SeatQueue';
import { errorResponse, statusResponse } from '../platform/errors/errorResponse';
import { discardBody } from '../platform/http/discardBody';
import { StorageUnavailable } from '../platform/files/GuardedStore';
import { databaseOutages } from '../platform/outages/watchDatabase';
import { hasWaitedTooLong } from '../platform/sql/limitWaits';
import { DatabaseLocked } from '../platform/sql/waitWhileLocked';

/** One shape, in Vietnamese, without internals. Admin calls keep Strapi's messages for translation. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (caught) {
      const locked = hasWaitedTooLong(caught) ? new DatabaseLocked(caught) : null;
      const outage =
        caught instanceof StorageUnavailable ? caught : databaseOutages()?.responseTo(caught);
      const unavailable = locked ?? outage;
      if (isOfAdminPanel(ctx) && !unavailable) throw caught;
      const response = errorResponse(unavailable ?? caught);
      // An outage is logged once, not with each call. `SeatsBusy` is not a failure: metrics count these calls.
      const isExpected = Boolean(outage) || caught instanceof SeatsBusy;
      if (response.status >= 500 && !isExpected) strapi.log.error(caught);
      await sendError(ctx, response);
      return;
    }
    if (isOfAdminPanel(ctx)) return;
    const status = hasResponded(ctx) ? ctx.status : 404;
    if (status < 400) return;
    // Strapi sends 403 to anonymous callers, who may be allowed after login.
    const known = Boolean(ctx.state.user);
    await sendError(ctx, statusResponse(status === 403 && !known ? 401 : status));
  };

/** Koa reports 404 until a status is set. */
function hasResponded(ctx: Context): boolean {
  return (ctx.response as { _explicitStatus?: boolean })._explicitStatus === true;
}

function isOfAdminPanel(ctx: Context): boolean {
  const route = ctx.state.route as { info?: { type?: string } } | undefined;
  return route?.info?.type === 'admin';
}

/** The host streams a body as it arrives, and would lose a response sent before the end of it. */
const MAX_DISCARD_MS = 30_000;

async function sendError(ctx: Context, response: ReturnType<typeof errorResponse>): Promise<void> {
  if (!ctx.req.complete) await discardBody(ctx.req, MAX_DISCARD_MS);
  ctx.status = response.status;
  ctx.body = response.body;
  ctx.set('Cache-Control', 'no-store');
  // The connection cannot be reused while the rest of the body is unread.
  if (!ctx.req.complete) ctx.set('Connection', 'close');
  ctx.set(response.headers);
}
