import type { Context, Next } from 'koa';

/**
 * Strapi answers `Access-Control-Allow-Origin: *` to a call that names no origin. A cache would
 * hand that answer to pages of other sites, which are not let in.
 */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (ctx.response.get('Access-Control-Allow-Origin') === '*') {
    ctx.remove('Access-Control-Allow-Origin');
  }
};
