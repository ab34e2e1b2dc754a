import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { staffActor } from '../../../audit/actors';
import { sendPrivate } from '../../../auth/memberCall';
import { checkImport } from '../../../imports/checkImport';
import { readColumns } from '../../../imports/readColumns';
import { runImport } from '../../../imports/runImport';

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
