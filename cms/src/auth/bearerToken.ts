import type { Context } from 'koa';

/** The token of `Authorization: Bearer …`; null where there is none. */
export function bearerToken(ctx: Context): string | null {
  // A policy's context is a copy that lacks `ctx.get`.
  const [scheme, token, ...rest] = ctx.request.get('Authorization').split(/\s+/);
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : null;
}
