import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listRedirects } from '../../../moving-in/redirects/redirects';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = { data: await listRedirects(strapi.db.connection), meta: {} };
  },
});
