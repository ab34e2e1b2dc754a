import type { Context, Next } from 'koa';
import { cleanName } from 'rest-contract/rules';
import { accountKey } from '../platform/text/accountKey';

type Cleaners = Readonly<Record<string, (text: string) => string>>;

const panelUsers: Cleaners = { email: accountKey, firstname: cleanName, lastname: cleanName };
const members: Cleaners = { email: accountKey, username: accountKey };

const cleanersOf = ({ path }: Context): Cleaners => {
  if (/^\/+admin\//i.test(path)) return panelUsers;
  return /^\/+content-manager\/.*plugin::users-permissions\.user/i.test(path) ? members : {};
};

/** Cleans the addresses that Strapi looks up before any record is written: at login, and for duplicates. */
export default () => (ctx: Context, next: Next) => {
  const body = ctx.request.body as unknown;
  if (typeof body === 'object' && body !== null) {
    for (const [name, clean] of Object.entries(cleanersOf(ctx))) {
      const value = (body as Record<string, unknown>)[name];
      if (typeof value === 'string') Object.assign(body, { [name]: clean(value) });
    }
  }
  return next();
};
