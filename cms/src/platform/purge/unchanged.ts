import type { Context } from 'koa';

/** Marks an idempotent repetition, so that it purges no page. */
export function markUnchanged(ctx: Context): void {
  ctx.state.unchanged = true;
}

export const isUnchanged = (ctx: Context): boolean => ctx.state.unchanged === true;
