import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPrivate, memberOf } from '../../../identity/auth/memberCall';
import { readCertificateSearch } from '../../../learning/certificates/readCertificateSearch';
import { certificatesOf, findCertificates } from '../../../learning/certificates/readCertificates';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Never cached: opting out takes effect at once, and every search is counted. */
  async certificateStatuses(ctx: Context) {
    const data = await findCertificates(strapi, readCertificateSearch(ctx.query));
    sendPrivate(ctx, { data, meta: {} });
  },
  async userCertificateStatuses(ctx: Context) {
    sendPrivate(ctx, { data: await certificatesOf(strapi, memberOf(ctx).id), meta: {} });
  },
});
