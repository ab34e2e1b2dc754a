import type { Context } from 'koa';

export function bearerToken(ctx: Context): string | null {
  // A policy's context is a copy without `ctx.get`.
  const [scheme, token, ...rest] = ctx.request.get('Authorization').split(/\s+/);
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : null;
}
