import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readDayRange } from '../../../platform/clock/days';
import { staffActor } from '../../../identity/audit/actors';
import { exportLink, type ExportPurpose } from '../../../commerce/analysis/exports';
import { readAnalysis } from '../../../commerce/analysis/readAnalysis';
import { sendPrivate, memberOf } from '../../../identity/auth/memberCall';
import { remindUsers } from '../../../membership/reminders/remindUsers';
import { listUsers } from '../../../membership/user-list/listUsers';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const linkOf = (purpose: ExportPurpose, ctx: Context) =>
    exportLink(strapi, { purpose, query: ctx.query, userId: memberOf(ctx).id });
  return {
    async analysis(ctx: Context) {
      sendPrivate(ctx, { data: await readAnalysis(strapi, readDayRange(ctx.query)) });
    },

    analysisExport(ctx: Context) {
      sendPrivate(ctx, { data: linkOf('analysis', ctx) });
    },

    async analysisUsers(ctx: Context) {
      sendPrivate(ctx, { data: await listUsers(strapi, ctx.query) });
    },

    analysisUsersExport(ctx: Context) {
      sendPrivate(ctx, { data: linkOf('users', ctx) });
    },

    async userRemind(ctx: Context) {
      sendPrivate(ctx, {
        data: await remindUsers(strapi, ctx.request.body, await staffActor(strapi, ctx)),
      });
    },
  };
};
