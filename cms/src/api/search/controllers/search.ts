import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readSearch, limitSearches } from '../../../content/search/readSearch';
import { searchContent } from '../../../content/search/searchContent';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async search(ctx: Context) {
    await limitSearches(strapi, ctx.request);
    ctx.body = await searchContent(strapi, readSearch(ctx.query));
  },
});
