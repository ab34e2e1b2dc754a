import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPrivate, memberOf, dataActions } from '../../../identity/auth/memberCall';
import { listNotifications, markRead } from '../../../platform/notifications/memberNotifications';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...dataActions({
    readNotifications: (ctx) => markRead(strapi, memberOf(ctx).id, ctx.request.body),
  }),
  async userNoti(ctx: Context) {
    sendPrivate(ctx, await listNotifications(strapi, memberOf(ctx).id, ctx.query));
  },
});
