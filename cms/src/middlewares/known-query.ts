import type { Context, Next } from 'koa';
import { badField } from '../platform/errors/HttpError';

interface Config {
  names: readonly string[];
}

/** Rejects unknown query parameters: a misspelt filter must not return everything. */
export default ({ names }: Config) =>
  (ctx: Context, next: Next) => {
    const unknown = Object.keys(ctx.query).find((name) => !names.includes(name));
    if (unknown !== undefined) {
      const name = unknown.slice(0, 64);
      throw badField(name, `Không có tham số “${name}”.`);
    }
    return next();
  };
