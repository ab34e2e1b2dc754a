import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPrivate, memberOf } from '../../../identity/auth/memberCall';
import { listNotifications, markRead } from '../../../platform/notifications/memberNotifications';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async userNoti(ctx: Context) {
    sendPrivate(ctx, await listNotifications(strapi, memberOf(ctx).id, ctx.query));
  },

  async readNotifications(ctx: Context) {
    sendPrivate(ctx, { data: await markRead(strapi, memberOf(ctx).id, ctx.request.body) });
  },
});
