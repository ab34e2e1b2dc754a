import type { Core } from '@strapi/strapi';
import { memberOf, dataActions } from '../../../identity/auth/memberCall';
import { joinWaitingListInputRules } from '@iia/shared/generated/inputRules/JoinWaitingListInput';
import { leaveWaitingListInputRules } from '@iia/shared/generated/inputRules/LeaveWaitingListInput';
import { checkInput } from '../../../platform/errors/checkInput';
import { listEntries, leaveLine } from '../../../commerce/waiting-list/entries';
import { joinLine } from '../../../commerce/waiting-list/joinLine';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  dataActions({
    userWaiting: (ctx) => listEntries(strapi.db.connection, memberOf(ctx).id),
    async joinWaitingList(ctx) {
      const input = checkInput(joinWaitingListInputRules, ctx.request.body);
      return joinLine(strapi, memberOf(ctx).id, input);
    },
    async leaveWaitingList(ctx) {
      const { id } = checkInput(leaveWaitingListInputRules, ctx.request.body);
      return leaveLine(strapi, memberOf(ctx).id, id);
    },
  });
