import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readSearch } from '../../../search/readSearch';
import { searchContent } from '../../../search/searchContent';
import { takeSearch } from '../../../search/searchLimit';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async search(ctx: Context) {
    await takeSearch(strapi, ctx.request);
    ctx.body = await searchContent(strapi, readSearch(ctx.query));
  },
});
