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
    const data =
      'format' in ctx.query
        ? exportLink('analysis', ctx.query, memberOf(ctx).id)
        : await readAnalysis(strapi, readDayRange(ctx.query));
    sendPrivate(ctx, { data });
  },

  async analysisUsers(ctx: Context) {
    sendPrivate(
      ctx,
      'format' in ctx.query
        ? { data: exportLink('users', ctx.query, memberOf(ctx).id) }
        : await listUsers(strapi, ctx.query),
    );
  },

  async userRemind(ctx: Context) {
    sendPrivate(ctx, {
      data: await remindUsers(strapi, ctx.request.body, await staffActor(strapi, ctx)),
    });
  },
});
