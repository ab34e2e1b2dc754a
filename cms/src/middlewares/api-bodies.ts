import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { bearerToken } from '../auth/bearerToken';
import { statusResponse } from '../platform/errors/errorResponse';
import { Fault } from '../platform/errors/Fault';

/** Bytes: the biggest honest body is an order of 50 lines, about 12 KB. */
const maxBytes = 100_000;

/**
 * Refuses bodies before they are read. Those of `/api` must be small and JSON. Files are for the admin
 * panel's users alone: what a multipart body brings is written to the disk while it is read, before any
 * route asks who sends it, and stays there.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    // A compressed body may be a hundred times as large as it says, or no archive at all.
    if (!/^(identity)?$/i.test(ctx.get('Content-Encoding'))) throw faultOf(415);
    if (/^\/+api(\/|$)/i.test(ctx.path)) checkApiBody(ctx);
    else if (ctx.is('multipart') && !isPanelUser(strapi, ctx)) throw faultOf(401);
    await next();
  };

function checkApiBody(ctx: Context): void {
  if (ctx.url.length > 8192) throw faultOf(414);
  if (Number(ctx.get('Content-Length')) > maxBytes) throw faultOf(413);
  // What does not say how large it is would be read and parsed as far as the panel's limit goes.
  if (ctx.get('Transfer-Encoding') !== '') throw faultOf(411);
  const hasBody = Number(ctx.get('Content-Length')) > 0;
  if (hasBody && !ctx.is('application/json')) throw faultOf(415);
}

/** Whether the panel's own token came along. Its route then asks for more. */
function isPanelUser(strapi: Core.Strapi, ctx: Context): boolean {
  const token = bearerToken(ctx);
  return token !== null && strapi.sessionManager('admin').validateAccessToken(token).isValid;
}

function faultOf(status: number): Fault {
  const { name, message } = statusResponse(status).body.error;
  return new Fault(status, name, message);
}
