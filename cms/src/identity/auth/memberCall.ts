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

type Actions<Result> = Readonly<Record<string, (ctx: Context) => Result | Promise<Result>>>;

function respond<Result>(actions: Actions<Result>, send: (ctx: Context, result: Result) => void) {
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [
      name,
      async (ctx: Context) => send(ctx, await action(ctx)),
    ]),
  );
}

/** Controller actions whose result is sent as `{ data }`, which no cache may store. */
export const dataActions = (actions: Actions<object | null>) =>
  respond(actions, (ctx, data) => sendPrivate(ctx, { data }));

/** Controller actions without a result, which send `{ ok: true }`. */
export const doneActions = (actions: Actions<unknown>) =>
  respond(actions, (ctx) => {
    ctx.body = { ok: true };
  });
