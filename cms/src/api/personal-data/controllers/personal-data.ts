import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { memberOf, sendPrivate } from '../../../identity/auth/memberCall';
import { readConsents } from '../../../identity/consents/consents';
import { saveEmailChoices, readEmailChoices } from '../../../identity/consents/emailChoices';
import {
  requestDeletion,
  cancelDeletion,
  readDeletion,
} from '../../../identity/personal-data/deletion';
import { personalDataLink } from '../../../identity/personal-data/exportData';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async personalData(ctx: Context) {
    const { id } = memberOf(ctx);
    const db = strapi.db.connection;
    const [consents, emails, deletionDueAt] = await Promise.all([
      readConsents(db, id),
      readEmailChoices(db, id),
      readDeletion(db, id),
    ]);
    sendPrivate(ctx, { data: { consents, emails, deletionDueAt } });
  },
  personalDataExport(ctx: Context) {
    sendPrivate(ctx, { data: personalDataLink(memberOf(ctx).id, ctx.query.format) });
  },
  async chooseEmails(ctx: Context) {
    await saveEmailChoices(strapi, memberOf(ctx).id, ctx.request.body);
    ctx.body = { ok: true };
  },
  async requestDeletion(ctx: Context) {
    await requestDeletion(strapi, memberOf(ctx));
    ctx.body = { ok: true };
  },
  async cancelDeletion(ctx: Context) {
    await cancelDeletion(strapi, memberOf(ctx));
    ctx.body = { ok: true };
  },
});
