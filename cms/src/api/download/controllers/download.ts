import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { openDownload, openSampleFile } from '../openDownload';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  open(ctx: Context) {
    return openDownload(strapi, ctx);
  },
  openSample(ctx: Context) {
    return openSampleFile(strapi, ctx);
  },
});
