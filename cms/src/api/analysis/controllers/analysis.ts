import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readDayRange } from '../../../platform/clock/days';
import { staffActor } from '../../../audit/actors';
import { exportLink } from '../../../analysis/exports';
import { listUsers } from '../../../analysis/listUsers';
import { readAnalysis } from '../../../analysis/readAnalysis';
import { sendPrivate, memberOf } from '../../../auth/memberCall';
import { remindUsers } from '../../../reminders/remindUsers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async analysis(ctx: Context) {
    sendPrivate(ctx, { data: await readAnalysis(strapi, readDayRange(ctx.query)) });
  },

  analysisExport(ctx: Context) {
    sendPrivate(ctx, { data: exportLink('analysis', ctx.query, memberOf(ctx).id) });
  },

  async analysisUsers(ctx: Context) {
    sendPrivate(ctx, await listUsers(strapi, ctx.query));
  },

  analysisUsersExport(ctx: Context) {
    sendPrivate(ctx, { data: exportLink('users', ctx.query, memberOf(ctx).id) });
  },

  async userRemind(ctx: Context) {
    sendPrivate(ctx, {
      data: await remindUsers(strapi, ctx.request.body, await staffActor(strapi, ctx)),
    });
  },
});
