import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { memberOf, sendPrivate } from '../../../auth/memberCall';
import { checkInput } from '../../../platform/errors/checkInput';
import { renewRequestInputRules } from '../../../generated/inputRules/RenewRequestInput';
import { readMembership } from '../../../memberships/readMembership';
import { quoteRenewal, quoteResponse } from '../../../renewals/quoteRenewal';

const wantedRules = renewRequestInputRules.pick(['memberType', 'years']);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async userMembership(ctx: Context) {
    sendPrivate(ctx, { data: await readMembership(strapi, memberOf(ctx).id) });
  },

  async userRenewQuote(ctx: Context) {
    const { memberType, years } = ctx.query;
    const wanted = checkInput(wantedRules, { memberType, years: Number(years) });
    const now = new Date();
    const quoted = await quoteRenewal(strapi.db.connection, memberOf(ctx).id, wanted, now);
    sendPrivate(ctx, { data: quoteResponse(quoted) });
  },
});
