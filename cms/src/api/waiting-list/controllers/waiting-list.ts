import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { memberOf, sendPrivate } from '../../../identity/auth/memberCall';
import { joinWaitingListInputRules } from '@iia/shared/generated/inputRules/JoinWaitingListInput';
import { leaveWaitingListInputRules } from '@iia/shared/generated/inputRules/LeaveWaitingListInput';
import { checkInput } from '../../../platform/errors/checkInput';
import { listEntries } from '../../../commerce/waiting-list/entries';
import { joinLine } from '../../../commerce/waiting-list/joinLine';
import { leaveLine } from '../../../commerce/waiting-list/leaveLine';

type WaitingContext = Context & { request: { body?: unknown } };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async userWaiting(ctx: Context) {
    sendPrivate(ctx, { data: await listEntries(strapi.db.connection, memberOf(ctx).id) });
  },

  async joinWaitingList(ctx: WaitingContext) {
    const input = checkInput(joinWaitingListInputRules, ctx.request.body);
    sendPrivate(ctx, { data: await joinLine(strapi, memberOf(ctx).id, input) });
  },

  async leaveWaitingList(ctx: WaitingContext) {
    const { id } = checkInput(leaveWaitingListInputRules, ctx.request.body);
    sendPrivate(ctx, { data: await leaveLine(strapi, memberOf(ctx).id, id) });
  },
});
