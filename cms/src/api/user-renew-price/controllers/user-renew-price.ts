import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readRenewPrices } from '../../../renewals/renewPrices';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** All prices at once: they are nine. */
  async userRenewPrice(ctx: Context) {
    ctx.body = { data: await readRenewPrices(strapi.db.connection) };
  },
});
