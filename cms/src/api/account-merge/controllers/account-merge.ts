import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listDuplicateAccounts } from '../../../account-merges/listDuplicateAccounts';
import { mergeAccounts } from '../../../account-merges/mergeAccounts';
import { staffActor } from '../../../audit/actors';
import { memberOf, sendPrivate } from '../../../auth/memberCall';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async lookAlikeAccounts(ctx: Context) {
    sendPrivate(ctx, { data: await listDuplicateAccounts(strapi.db.connection) });
  },
  async mergeAccounts(ctx: Context) {
    const caller = { id: memberOf(ctx).id, actor: await staffActor(strapi, ctx) };
    await mergeAccounts(strapi, caller, ctx.request.body);
    sendPrivate(ctx, { data: { ok: true } });
  },
});
