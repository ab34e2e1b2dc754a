import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { memberOf, sendPrivate, dataActions } from '../../../identity/auth/memberCall';
import { checkInput } from '../../../platform/errors/checkInput';
import { acceptSeatInputRules } from '@iia/shared/generated/inputRules/AcceptSeatInput';
import { inviteSeatInputRules } from '@iia/shared/generated/inputRules/InviteSeatInput';
import { renewRequestInputRules } from '@iia/shared/generated/inputRules/RenewRequestInput';
import { seatInputRules } from '@iia/shared/generated/inputRules/SeatInput';
import { readMembership } from '../../../membership/memberships/currentMembership';
import {
  inviteToSeat,
  listSeats,
  resendSeat,
  revokeSeat,
} from '../../../membership/memberships/seats/companySeats';
import { acceptSeat } from '../../../membership/memberships/seats/ownSeats';
import { quoteRenewal, quoteResponse } from '../../../membership/renewals/quoteRenewal';

const renewalOptionRules = renewRequestInputRules.pick(['memberType', 'years']);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...dataActions({
    userMembership: (ctx) => readMembership(strapi, memberOf(ctx).id),
    async userRenewQuote(ctx) {
      const { memberType, years } = ctx.query;
      const option = checkInput(renewalOptionRules, { memberType, years: Number(years) });
      const now = new Date();
      const quoted = await quoteRenewal(strapi.db.connection, memberOf(ctx).id, option, now);
      return quoteResponse(quoted);
    },
    userSeats: (ctx) => listSeats(strapi, memberOf(ctx).id),
    async inviteToSeat(ctx) {
      const { email } = checkInput(inviteSeatInputRules, ctx.request.body);
      return inviteToSeat(strapi, memberOf(ctx).id, email);
    },
    async resendSeat(ctx) {
      const { id } = checkInput(seatInputRules, ctx.request.body);
      return resendSeat(strapi, memberOf(ctx).id, id);
    },
    async acceptSeat(ctx) {
      const { token } = checkInput(acceptSeatInputRules, ctx.request.body);
      return acceptSeat(strapi, memberOf(ctx).id, token);
    },
  }),
  async revokeSeat(ctx: Context) {
    const { id } = checkInput(seatInputRules, ctx.request.body);
    await revokeSeat(strapi, memberOf(ctx).id, id);
    sendPrivate(ctx, { ok: true });
  },
});
