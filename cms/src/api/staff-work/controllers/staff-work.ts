import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPrivate } from '../../../identity/auth/memberCall';
import { listWork } from '../../../commerce/staff-work/listWork';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async workList(ctx: Context) {
    sendPrivate(ctx, { data: await listWork(strapi, ctx.query) });
  },
});
