import type { Core } from '@strapi/strapi';
import { memberOf, dataActions } from '../../../identity/auth/memberCall';
import { checkInput } from '../../../platform/errors/checkInput';
import { cancelRenewRequestInputRules } from '@iia/shared/generated/inputRules/CancelRenewRequestInput';
import { renewRequestInputRules } from '@iia/shared/generated/inputRules/RenewRequestInput';
import { cancelRequest } from '../../../membership/renewals/cancelRequest';
import {
  toRenewRequestResponses,
  listRenewRequests,
} from '../../../membership/renewals/readRenewRequests';
import { requestRenewal } from '../../../membership/renewals/requestRenewal';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  dataActions({
    userRenewRequests: (ctx) => listRenewRequests(strapi, memberOf(ctx).id),
    /** Requests a membership, or returns the request created before by the same call. */
    async addUserRenewRequest(ctx) {
      const input = checkInput(renewRequestInputRules, ctx.request.body);
      const request = await requestRenewal(strapi, memberOf(ctx).id, input);
      const [data] = await toRenewRequestResponses(strapi, [request]);
      return data;
    },
    async cancelUserRenewRequest(ctx) {
      const { id } = checkInput(cancelRenewRequestInputRules, ctx.request.body);
      return cancelRequest(strapi, memberOf(ctx).id, id);
    },
  });
