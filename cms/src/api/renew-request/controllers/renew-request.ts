import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPrivate, memberOf } from '../../../identity/auth/memberCall';
import { checkInput } from '../../../platform/errors/checkInput';
import { cancelRenewRequestInputRules } from '@iia/shared/generated/inputRules/CancelRenewRequestInput';
import { renewRequestInputRules } from '@iia/shared/generated/inputRules/RenewRequestInput';
import { cancelRequest } from '../../../membership/renewals/cancelRequest';
import {
  toRenewRequestResponses,
  listRenewRequests,
} from '../../../membership/renewals/readRenewRequests';
import { requestRenewal } from '../../../membership/renewals/requestRenewal';

type RequestContext = Context & { request: { body?: unknown } };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async userRenewRequests(ctx: RequestContext) {
    sendPrivate(ctx, { data: await listRenewRequests(strapi, memberOf(ctx).id) });
  },

  /** Requests a membership, or returns the request created before by the same call. */
  async addUserRenewRequest(ctx: RequestContext) {
    const input = checkInput(renewRequestInputRules, ctx.request.body);
    const request = await requestRenewal(strapi, memberOf(ctx).id, input);
    const [data] = await toRenewRequestResponses(strapi, [request]);
    sendPrivate(ctx, { data });
  },

  async cancelUserRenewRequest(ctx: RequestContext) {
    const { id } = checkInput(cancelRenewRequestInputRules, ctx.request.body);
    sendPrivate(ctx, { data: await cancelRequest(strapi, memberOf(ctx).id, id) });
  },
});
