import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readRenewPrices } from '../../../membership/renewals/renewPrices';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Not paginated: there are only nine prices. */
  async userRenewPrice(ctx: Context) {
    ctx.body = { data: await readRenewPrices(strapi.db.connection) };
  },
});
