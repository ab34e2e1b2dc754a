import type { Core } from '@strapi/strapi';
import { memberOf, dataActions } from '../../../identity/auth/memberCall';
import { linkToEvidence } from '../../../learning/cpe/evidence';
import { linkToExport } from '../../../learning/cpe/exportEntries';
import { addEntry, changeEntry, deleteEntry } from '../../../learning/cpe/ownEntries';
import { choosePractice } from '../../../learning/cpe/practice';
import { receiveEvidence } from '../../../learning/cpe/receiveEvidence';
import { readRecord, readYear } from '../../../learning/cpe/record';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  dataActions({
    async cpeRecord(ctx) {
      const year = readYear(ctx.query.year);
      return readRecord(strapi, memberOf(ctx).id, year);
    },
    cpeExport: (ctx) => linkToExport(memberOf(ctx).id, ctx.query.year),
    cpeEvidenceDownload: (ctx) => linkToEvidence(strapi, memberOf(ctx).id, ctx.query.id),
    sendEvidence: (ctx) => receiveEvidence(strapi, memberOf(ctx).id, ctx),
    addCpeEntry: (ctx) => addEntry(strapi, memberOf(ctx).id, ctx.request.body),
    changeCpeEntry: (ctx) => changeEntry(strapi, memberOf(ctx).id, ctx.request.body),
    async deleteCpeEntry(ctx) {
      await deleteEntry(strapi, memberOf(ctx).id, ctx.request.body);
      return { ok: true };
    },
    async chooseCpePractice(ctx) {
      await choosePractice(strapi, memberOf(ctx).id, ctx.request.body);
      return { ok: true };
    },
  });
