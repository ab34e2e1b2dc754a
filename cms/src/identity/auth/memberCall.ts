import type { Context } from 'koa';
import type { Member } from './memberOfToken';

/** The member admitted by the route's policy. */
export function memberOf(ctx: Context): Member {
  return ctx.state.user as Member;
}

/** Sends a response that no cache may store. */
export function sendPrivate(ctx: Context, body: object): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}
