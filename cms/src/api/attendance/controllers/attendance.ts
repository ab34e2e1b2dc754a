import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { checkCertificate } from '../../../attendance/checkCertificate';
import { linkToCertificate } from '../../../attendance/certificateFile';
import { memberOf, sendPrivate } from '../../../auth/memberCall';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async attendanceCertificateDownload(ctx: Context) {
    const data = await linkToCertificate(strapi, memberOf(ctx).id, ctx.query.id);
    sendPrivate(ctx, { data });
  },

  async checkAttendance(ctx: Context) {
    sendPrivate(ctx, { data: await checkCertificate(strapi, ctx.request.body) });
  },
});
