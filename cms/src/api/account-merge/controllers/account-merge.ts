import type { Core } from '@strapi/strapi';
import { listDuplicateAccounts } from '../../../membership/account-merges/listDuplicateAccounts';
import { mergeAccounts } from '../../../membership/account-merges/mergeAccounts';
import { staffActor } from '../../../identity/audit/actors';
import { memberOf, dataActions } from '../../../identity/auth/memberCall';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  dataActions({
    lookAlikeAccounts: () => listDuplicateAccounts(strapi.db.connection),
    async mergeAccounts(ctx) {
      const caller = { id: memberOf(ctx).id, actor: await staffActor(strapi, ctx) };
      await mergeAccounts(strapi, caller, ctx.request.body);
      return { ok: true };
    },
  });
