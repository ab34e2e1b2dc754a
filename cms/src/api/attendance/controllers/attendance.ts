import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { checkCertificate } from '../../../events/attendance/checkCertificate';
import { linkToCertificate } from '../../../events/attendance/certificateFile';
import { cancelScan, correctAttendance } from '../../../events/attendance/check-in/correctScans';
import { listEvents, readCheckInList } from '../../../events/attendance/check-in/checkInList';
import { recordScans } from '../../../events/attendance/check-in/recordScans';
import { staffActor } from '../../../identity/audit/actors';
import { memberOf, sendPrivate } from '../../../identity/auth/memberCall';

type Call = Context & { request: { body?: unknown } };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async attendanceCertificateDownload(ctx: Context) {
    const data = await linkToCertificate(strapi, memberOf(ctx).id, ctx.query.id);
    sendPrivate(ctx, { data });
  },

  async checkAttendance(ctx: Call) {
    sendPrivate(ctx, { data: await checkCertificate(strapi, ctx.request.body) });
  },

  async attendanceEvents(ctx: Context) {
    sendPrivate(ctx, { data: await listEvents(strapi, new Date()) });
  },

  async checkInList(ctx: Context) {
    sendPrivate(ctx, { data: await readCheckInList(strapi, ctx.query) });
  },

  async recordScans(ctx: Call) {
    const { name: by } = await staffActor(strapi, ctx);
    sendPrivate(ctx, { data: await recordScans(strapi, by, ctx.request.body) });
  },

  async correctAttendance(ctx: Call) {
    const actor = await staffActor(strapi, ctx);
    sendPrivate(ctx, { data: await correctAttendance(strapi, actor, ctx.request.body) });
  },

  async cancelScan(ctx: Call) {
    const actor = await staffActor(strapi, ctx);
    sendPrivate(ctx, { data: await cancelScan(strapi, actor, ctx.request.body) });
  },
});
