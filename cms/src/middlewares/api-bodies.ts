import type { Context, Next } from 'koa';
import { answerStatus } from '../errors/answerFailure';
import { Fault } from '../errors/Fault';

/** Bytes: the biggest honest body is an order of 50 lines, about 12 KB. */
const maxBytes = 100_000;

/**
 * Refuses bodies of `/api` that are too large or not JSON before they are read: only the admin
 * panel uploads files, and only its calls may be that large.
 */
export default () => async (ctx: Context, next: Next) => {
  if (/^\/+api(\/|$)/i.test(ctx.path)) {
    if (ctx.url.length > 8192) throw faultOf(414);
    if (Number(ctx.get('Content-Length')) > maxBytes) throw faultOf(413);
    // What does not say how large it is would be read and parsed as far as the panel's limit goes.
    if (ctx.get('Transfer-Encoding') !== '') throw faultOf(411);
    const hasBody = Number(ctx.get('Content-Length')) > 0;
    if (hasBody && !ctx.is('application/json')) throw faultOf(415);
    // A compressed body may be a hundred times as large as it says, or no archive at all.
    if (!/^(identity)?$/i.test(ctx.get('Content-Encoding'))) throw faultOf(415);
  }
  await next();
};

function faultOf(status: number): Fault {
  const { name, message } = answerStatus(status).body.error;
  return new Fault(status, name, message);
}
