import type { Context, Next } from 'koa';
import { clientOf } from '../platform/limits/clientOf';
import { RateLimiter } from '../platform/limits/RateLimiter';
import { environment } from '../platform/environment';

const minute = 60_000;

/**
 * Each client has its own measure at each of the calls where passwords, codes or names can be guessed,
 * or letters sent.
 */
export default () => {
  const limiter = new RateLimiter(environment().authAttemptsPerMinute, minute);
  return async (ctx: Context, next: Next) => {
    limiter.take(clientOf(ctx.request.ip));
    await next();
  };
};
