import type { Context, Next } from 'koa';
import { cleanAddress, cleanName } from '../generated/cleanText';

const cleaners: Readonly<Record<string, (text: string) => string>> = {
  email: cleanAddress,
  firstname: cleanName,
  lastname: cleanName,
  username: cleanName,
};

/** Cleans the addresses and names of the panel's users before Strapi validates them, at login and elsewhere. */
export default () => (ctx: Context, next: Next) => {
  const body = ctx.request.body as unknown;
  if (/^\/+admin\//i.test(ctx.path) && typeof body === 'object' && body !== null) {
    for (const [name, clean] of Object.entries(cleaners)) {
      const value = (body as Record<string, unknown>)[name];
      if (typeof value === 'string') Object.assign(body, { [name]: clean(value) });
    }
  }
  return next();
};
