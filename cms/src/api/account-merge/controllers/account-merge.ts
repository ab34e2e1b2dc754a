import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listDuplicateAccounts } from '../../../membership/account-merges/listDuplicateAccounts';
import { mergeAccounts } from '../../../membership/account-merges/mergeAccounts';
import { staffActor } from '../../../identity/audit/actors';
import { memberOf, sendPrivate } from '../../../identity/auth/memberCall';

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
