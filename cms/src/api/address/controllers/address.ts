import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listAddresses, listCollections } from '../../../content/addresses/listAddresses';
import { readWhole } from '../../../platform/query/readValues';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async collections(ctx: Context) {
    ctx.body = { data: await listCollections(strapi), meta: {} };
  },

  async list(ctx: Context) {
    const { name } = ctx.params as { name: string };
    const page = readWhole(ctx.query.page, 'page', 1, 1_000_000, 1);
    const { data, pageCount } = await listAddresses(strapi, name, page);
    ctx.body = { data, meta: { pagination: { page, pageCount } } };
  },
});
