import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readDayRange } from '../../../platform/clock/days';
import { staffActor } from '../../../identity/audit/actors';
import { exportLink, type ExportPurpose } from '../../../commerce/analysis/exports';
import { readAnalysis } from '../../../commerce/analysis/readAnalysis';
import { memberOf, dataActions } from '../../../identity/auth/memberCall';
import { remindUsers } from '../../../membership/reminders/sendReminders';
import { listUsers } from '../../../membership/user-list/listUsers';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const linkOf = (purpose: ExportPurpose, ctx: Context) =>
    exportLink(strapi, { purpose, query: ctx.query, userId: memberOf(ctx).id });
  return dataActions({
    analysis: (ctx) => readAnalysis(strapi, readDayRange(ctx.query)),
    analysisExport: (ctx) => linkOf('analysis', ctx),
    analysisUsers: (ctx) => listUsers(strapi, ctx.query),
    analysisUsersExport: (ctx) => linkOf('users', ctx),
    userRemind: async (ctx) => remindUsers(strapi, ctx.request.body, await staffActor(strapi, ctx)),
  });
};
