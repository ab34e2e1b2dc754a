import type { Context } from 'koa';

/** Says that a call has changed nothing, as one that repeats another: no page is purged for it. */
export function markUnchanged(ctx: Context): void {
  ctx.state.unchanged = true;
}

/** Whether a call has said so. */
export const isUnchanged = (ctx: Context): boolean => ctx.state.unchanged === true;
