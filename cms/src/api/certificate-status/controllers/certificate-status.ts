import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Member } from '../../../auth/memberOfToken';
import { readCertificateSearch } from '../../../certificates/readCertificateSearch';
import { certificatesOf, findCertificates } from '../../../certificates/readCertificates';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    answer(ctx, await findCertificates(strapi, readCertificateSearch(ctx.query)));
  },
  async findOwn(ctx: Context) {
    answer(ctx, await certificatesOf(strapi, (ctx.state.user as Member).id));
  },
});

/** Kept by no cache: who is public no longer is so at once, and every search counts. */
function answer(ctx: Context, data: object[]): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { data, meta: {} };
}
