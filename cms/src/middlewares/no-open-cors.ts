import type { Context, Next } from 'koa';

/** Strapi allows any origin when a request has none; a cache would serve that to other sites. */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (ctx.response.get('Access-Control-Allow-Origin') === '*') {
    ctx.remove('Access-Control-Allow-Origin');
  }
};
