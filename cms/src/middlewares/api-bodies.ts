import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { bearerToken } from '../identity/auth/bearerToken';
import { statusResponse } from '../platform/errors/errorResponse';
import { limits } from '@iia/shared/limits';
import { HttpError } from '../platform/errors/HttpError';

/** Bytes: the largest real body, an order of 50 lines, is about 12 KB. */
const maxBytes = 100_000;

/** The parser's own limit is that of the largest staff upload. */
const maxPanelBytes = 2_000_000;

/** Files in Base64; the host has the same limit (`host/api/proxyCalls.ts`). */
const largeBodies: Readonly<Record<string, number>> = {
  '/api/payment/reconcileStatement': 5_400_000,
  '/api/imports/check': 1_000_000,
  '/api/imports/run': 1_000_000,
};

/** Accepts one file as its whole body (`src/learning/cpe/receiveEvidence.ts`), which no parser reads. */
const isFileCall = (ctx: Context): boolean =>
  ctx.method === 'POST' && /^\/+api\/+cpe\/+evidence\/*$/i.test(ctx.path);

/**
 * Rejects bodies before they are read. `/api` accepts small JSON bodies only. Multipart is for panel users: its
 * files are written to disk while parsing, before any route authenticates the sender.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    // Compressed bodies may expand a hundredfold.
    if (!/^(identity)?$/i.test(ctx.get('Content-Encoding'))) throw toHttpError(415);
    if (/^\/+api(\/|$)/i.test(ctx.path)) checkApiBody(ctx);
    else if (ctx.is('json') && Number(ctx.get('Content-Length')) > maxPanelBytes)
      throw toHttpError(413);
    else if (ctx.is('multipart') && !isPanelUser(strapi, ctx)) throw toHttpError(401);
    await next();
  };

/** Mail programs send RFC 8058's one field as a form. */
const isUnsubscribe = (ctx: Context): boolean =>
  ctx.path === '/api/letters/unsubscribe' && ctx.is('application/x-www-form-urlencoded') !== false;

function checkApiBody(ctx: Context): void {
  if (ctx.url.length > 8192) throw toHttpError(414);
  // The upload call itself rejects anything else, after authentication.
  const isFile = isFileCall(ctx) && ctx.is('application/octet-stream') !== false;
  const length = Number(ctx.get('Content-Length'));
  const most = isFile ? limits.evidenceBytes : (largeBodies[ctx.path] ?? maxBytes);
  if (length > most) throw toHttpError(413);
  // Without a length, a body would be parsed up to the panel's much larger limit.
  if (ctx.get('Transfer-Encoding') !== '') throw toHttpError(411);
  if (length > 0 && !isFile && !isUnsubscribe(ctx) && !ctx.is('application/json'))
    throw toHttpError(415);
}

/** Whether a panel token is sent; the route itself checks more. */
function isPanelUser(strapi: Core.Strapi, ctx: Context): boolean {
  const token = bearerToken(ctx);
  return token !== null && strapi.sessionManager('admin').validateAccessToken(token).isValid;
}

function toHttpError(status: number): HttpError {
  const { name, message } = statusResponse(status).body.error;
  return new HttpError(status, name, message);
}
