import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPrivate } from '../../../auth/memberCall';
import { listWork } from '../../../staff-work/listWork';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async workList(ctx: Context) {
    sendPrivate(ctx, { data: await listWork(strapi, ctx.query) });
  },
});
