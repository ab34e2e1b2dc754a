import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { openDownload } from '../openDownload';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What a signed link leads to. */
  open(ctx: Context) {
    return openDownload(strapi, ctx);
  },
});
