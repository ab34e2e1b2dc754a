import type { Context } from 'koa';

/** Marks a repeated call, so that no page is purged for it. */
export function markUnchanged(ctx: Context): void {
  ctx.state.unchanged = true;
}

export const isUnchanged = (ctx: Context): boolean => ctx.state.unchanged === true;
