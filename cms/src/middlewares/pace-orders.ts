import type { Context, Next } from 'koa';
import { isSeatCall } from './seat-calls';

/** About a millisecond. */
const IN_A_TURN = 8;

const waiting: (() => void)[] = [];

/**
 * Starts only a few calls that reserve seats in each turn of the event loop. If hundreds arrive at once, even reading
 * their bodies takes a tenth of a second, during which no other call would be served.
 */
export default () =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (isSeatCall(ctx)) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) setImmediate(beginSome);
      });
    }
    await next();
  };

function beginSome(): void {
  for (const begin of waiting.splice(0, IN_A_TURN)) begin();
  if (waiting.length > 0) setImmediate(beginSome);
}
