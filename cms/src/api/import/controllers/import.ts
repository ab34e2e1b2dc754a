import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { staffActor } from '../../../identity/audit/actors';
import { sendPrivate } from '../../../identity/auth/memberCall';
import { checkImport } from '../../../membership/imports/checkImport';
import { readColumns } from '../../../membership/imports/readColumns';
import { runImport } from '../../../membership/imports/runImport';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  importColumns(ctx: Context) {
    sendPrivate(ctx, { data: readColumns(ctx.query.kind) });
  },
  async checkImport(ctx: Context) {
    sendPrivate(ctx, { data: await checkImport(strapi, ctx.request.body) });
  },
  async runImport(ctx: Context) {
    const actor = await staffActor(strapi, ctx);
    sendPrivate(ctx, { data: await runImport(strapi, actor, ctx.request.body) });
  },
});
