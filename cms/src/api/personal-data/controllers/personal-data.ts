import type { Core } from '@strapi/strapi';
import { memberOf, dataActions, doneActions } from '../../../identity/auth/memberCall';
import { readConsents } from '../../../identity/consents/consents';
import { saveEmailChoices, readEmailChoices } from '../../../identity/consents/emailChoices';
import {
  requestDeletion,
  cancelDeletion,
  readDeletion,
} from '../../../identity/personal-data/deletion';
import { personalDataLink } from '../../../identity/personal-data/exportData';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...dataActions({
    async personalData(ctx) {
      const { id } = memberOf(ctx);
      const db = strapi.db.connection;
      const [consents, emails, deletionDueAt] = await Promise.all([
        readConsents(db, id),
        readEmailChoices(db, id),
        readDeletion(db, id),
      ]);
      return { consents, emails, deletionDueAt };
    },
    personalDataExport: (ctx) => personalDataLink(memberOf(ctx).id, ctx.query.format),
  }),
  ...doneActions({
    chooseEmails: (ctx) => saveEmailChoices(strapi, memberOf(ctx).id, ctx.request.body),
    requestDeletion: (ctx) => requestDeletion(strapi, memberOf(ctx)),
    cancelDeletion: (ctx) => cancelDeletion(strapi, memberOf(ctx)),
  }),
});
