import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { memberOf, sendPrivate } from '../../../identity/auth/memberCall';
import { linkToEvidence } from '../../../learning/cpe/evidence';
import { linkToExport } from '../../../learning/cpe/exportEntries';
import { addEntry, changeEntry, deleteEntry } from '../../../learning/cpe/ownEntries';
import { choosePractice } from '../../../learning/cpe/practice';
import { receiveEvidence } from '../../../learning/cpe/receiveEvidence';
import { readRecord, readYear } from '../../../learning/cpe/record';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async cpeRecord(ctx: Context) {
    const year = readYear(ctx.query.year);
    sendPrivate(ctx, { data: await readRecord(strapi, memberOf(ctx).id, year) });
  },

  cpeExport(ctx: Context) {
    sendPrivate(ctx, { data: linkToExport(memberOf(ctx).id, ctx.query.year) });
  },

  async cpeEvidenceDownload(ctx: Context) {
    const data = await linkToEvidence(strapi, memberOf(ctx).id, ctx.query.id);
    sendPrivate(ctx, { data });
  },

  async sendEvidence(ctx: Context) {
    sendPrivate(ctx, { data: await receiveEvidence(strapi, memberOf(ctx).id, ctx) });
  },

  async addCpeEntry(ctx: Context) {
    sendPrivate(ctx, { data: await addEntry(strapi, memberOf(ctx).id, ctx.request.body) });
  },

  async changeCpeEntry(ctx: Context) {
    sendPrivate(ctx, { data: await changeEntry(strapi, memberOf(ctx).id, ctx.request.body) });
  },

  async deleteCpeEntry(ctx: Context) {
    await deleteEntry(strapi, memberOf(ctx).id, ctx.request.body);
    sendPrivate(ctx, { data: { ok: true } });
  },

  async chooseCpePractice(ctx: Context) {
    await choosePractice(strapi, memberOf(ctx).id, ctx.request.body);
    sendPrivate(ctx, { data: { ok: true } });
  },
});
