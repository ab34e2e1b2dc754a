import type { Context } from 'koa';
import type { Member } from './memberOfToken';

/** The member whom the route's policy has let pass. */
export function memberOf(ctx: Context): Member {
  return ctx.state.user as Member;
}

/** Answers what is for its caller alone: no cache keeps it. */
export function sendPrivate(ctx: Context, body: object): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}
