import type { Core } from '@strapi/strapi';
import { checkCertificate } from '../../../events/attendance/attendanceCertificate';
import { linkToCertificate } from '../../../events/attendance/certificateFile';
import { cancelScan, correctAttendance } from '../../../events/attendance/check-in/correctScans';
import { listEvents, readCheckInList } from '../../../events/attendance/check-in/checkInList';
import { recordScans } from '../../../events/attendance/check-in/recordScans';
import { staffActor } from '../../../identity/audit/actors';
import { memberOf, dataActions } from '../../../identity/auth/memberCall';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  dataActions({
    attendanceCertificateDownload: (ctx) =>
      linkToCertificate(strapi, memberOf(ctx).id, ctx.query.id),
    checkAttendance: (ctx) => checkCertificate(strapi, ctx.request.body),
    attendanceEvents: () => listEvents(strapi, new Date()),
    checkInList: (ctx) => readCheckInList(strapi, ctx.query),
    async recordScans(ctx) {
      const { name: by } = await staffActor(strapi, ctx);
      return recordScans(strapi, by, ctx.request.body);
    },
    async correctAttendance(ctx) {
      const actor = await staffActor(strapi, ctx);
      return correctAttendance(strapi, actor, ctx.request.body);
    },
    async cancelScan(ctx) {
      const actor = await staffActor(strapi, ctx);
      return cancelScan(strapi, actor, ctx.request.body);
    },
  });
