import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readSearch } from '../../../search/readSearch';
import { searchContent } from '../../../search/searchContent';
import { limitSearches } from '../../../search/searchLimit';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async search(ctx: Context) {
    await limitSearches(strapi, ctx.request);
    ctx.body = await searchContent(strapi, readSearch(ctx.query));
  },
});
