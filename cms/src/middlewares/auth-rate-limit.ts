import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { clientOf } from '../platform/limits/clientOf';
import { RateLimiter } from '../platform/limits/RateLimiter';
import { environment } from '../platform/environment';

interface Config {
  /** Method and path of the route: each has its own limit. */
  call: string;
}

/** Limits each client's calls to routes that allow guessing passwords, codes or names, or that send email. */
export default ({ call }: Config, { strapi }: { strapi: Core.Strapi }) => {
  const limiter = new RateLimiter({
    name: call,
    attempts: environment().authAttemptsPerMinute,
    seconds: 60,
  });
  return async (ctx: Context, next: Next) => {
    await limiter.take(strapi, clientOf(ctx.request.ip));
    await next();
  };
};
