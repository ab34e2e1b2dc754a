import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { errorResponse, statusResponse } from '../platform/errors/errorResponse';

/** One shape, in Vietnamese, without internals. Admin calls keep Strapi's messages for translation. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (thrown) {
      if (isOfAdminPanel(ctx)) throw thrown;
      const response = errorResponse(thrown);
      if (response.status >= 500) strapi.log.error(thrown);
      sendError(ctx, response);
      return;
    }
    if (isOfAdminPanel(ctx)) return;
    const status = hasAnswered(ctx) ? ctx.status : 404;
    if (status < 400) return;
    // Strapi sends 403 to anonymous callers, who may be allowed after login.
    const known = Boolean(ctx.state.user);
    sendError(ctx, statusResponse(status === 403 && !known ? 401 : status));
  };

/** Koa reports 404 until a status is set. */
function hasAnswered(ctx: Context): boolean {
  return (ctx.response as { _explicitStatus?: boolean })._explicitStatus === true;
}

function isOfAdminPanel(ctx: Context): boolean {
  const route = ctx.state.route as { info?: { type?: string } } | undefined;
  return route?.info?.type === 'admin';
}

function sendError(ctx: Context, response: ReturnType<typeof errorResponse>): void {
  ctx.status = response.status;
  ctx.body = response.body;
  ctx.set('Cache-Control', 'no-store');
  if (!ctx.req.complete) {
    // The rest of the body stays unread, so the connection cannot be reused.
    ctx.set('Connection', 'close');
    ctx.req.resume();
  }
  ctx.set(response.headers);
}
