import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { redirectsAsJson } from '../../../moving-in/redirects/redirects';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.type = 'json';
    ctx.body = `{"data":${await redirectsAsJson(strapi.db.connection)},"meta":{}}`;
  },
});
