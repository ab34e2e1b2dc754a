import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { memberOf, sendPrivate } from '../../../identity/auth/memberCall';
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

type BodyContext = Context & { request: { body?: unknown } };

const renewalOptionRules = renewRequestInputRules.pick(['memberType', 'years']);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async userMembership(ctx: Context) {
    sendPrivate(ctx, { data: await readMembership(strapi, memberOf(ctx).id) });
  },

  async userRenewQuote(ctx: Context) {
    const { memberType, years } = ctx.query;
    const option = checkInput(renewalOptionRules, { memberType, years: Number(years) });
    const now = new Date();
    const quoted = await quoteRenewal(strapi.db.connection, memberOf(ctx).id, option, now);
    sendPrivate(ctx, { data: quoteResponse(quoted) });
  },

  async userSeats(ctx: Context) {
    sendPrivate(ctx, { data: await listSeats(strapi, memberOf(ctx).id) });
  },

  async inviteToSeat(ctx: BodyContext) {
    const { email } = checkInput(inviteSeatInputRules, ctx.request.body);
    sendPrivate(ctx, { data: await inviteToSeat(strapi, memberOf(ctx).id, email) });
  },

  async resendSeat(ctx: BodyContext) {
    const { id } = checkInput(seatInputRules, ctx.request.body);
    sendPrivate(ctx, { data: await resendSeat(strapi, memberOf(ctx).id, id) });
  },

  async revokeSeat(ctx: BodyContext) {
    const { id } = checkInput(seatInputRules, ctx.request.body);
    await revokeSeat(strapi, memberOf(ctx).id, id);
    sendPrivate(ctx, { ok: true });
  },

  async acceptSeat(ctx: BodyContext) {
    const { token } = checkInput(acceptSeatInputRules, ctx.request.body);
    sendPrivate(ctx, { data: await acceptSeat(strapi, memberOf(ctx).id, token) });
  },
});
