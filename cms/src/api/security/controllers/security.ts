import type { Core } from '@strapi/strapi';
import { staffActor } from '../../../identity/audit/actors';
import { confirmIdentity } from '../../../identity/auth/confirmIdentity';
import {
  cancelEmailChange,
  changeEmail,
  pendingChange,
} from '../../../identity/auth/email-change/changeEmail';
import {
  endLoginSession,
  endOtherSessions,
  listLoginSessions,
} from '../../../identity/auth/login-sessions/loginSessions';
import { memberOf, dataActions, doneActions } from '../../../identity/auth/memberCall';
import {
  addPasskey,
  removePasskey,
  startPasskey,
} from '../../../identity/auth/second-factor/managePasskeys';
import { listPasskeys } from '../../../identity/credentials/passkeys/storedPasskeys';
import { confirmByPasskey } from '../../../identity/auth/second-factor/passkeyLogin';
import { resetSecondFactor } from '../../../membership/managed-users/resetSecondFactor';
import { memberOwner } from '../../../identity/credentials/second-factor/FactorOwner';
import {
  confirmSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from '../../../identity/auth/second-factor/setUp';
import { secondFactorState } from '../../../identity/auth/second-factor/staffSecondFactor';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...dataActions({
    async accountSecurity(ctx) {
      const member = memberOf(ctx);
      const emailChange = await pendingChange(strapi, member.id);
      return { emailChange, ...(await secondFactorState(strapi, member)) };
    },
    loginSessions: (ctx) => listLoginSessions(strapi, memberOf(ctx)),
    startSecondFactor: (ctx) => startSecondFactor(strapi, memberOf(ctx)),
    async confirmSecondFactor(ctx) {
      const codes = await confirmSecondFactor(strapi, memberOf(ctx), ctx.request.body);
      return { codes };
    },
    async passkeys(ctx) {
      const owner = memberOwner(memberOf(ctx).id);
      return listPasskeys(strapi.db.connection, owner);
    },
    startPasskey: async (ctx) => ({ json: await startPasskey(strapi, memberOf(ctx)) }),
    async addPasskey(ctx) {
      const codes = await addPasskey(strapi, memberOf(ctx), ctx.request.body);
      return { codes };
    },
    replaceRecoveryCodes: async (ctx) => ({
      codes: await replaceRecoveryCodes(strapi, memberOf(ctx)),
    }),
  }),
  ...doneActions({
    changeEmail: (ctx) => changeEmail(strapi, memberOf(ctx), ctx.request.body),
    cancelEmailChange: (ctx) => cancelEmailChange(strapi, memberOf(ctx)),
    endLoginSession: (ctx) => endLoginSession(strapi, memberOf(ctx), ctx.request.body),
    endOtherSessions: (ctx) => endOtherSessions(strapi, memberOf(ctx)),
    turnOffSecondFactor: (ctx) => turnOffSecondFactor(strapi, memberOf(ctx)),
    resetSecondFactor: async (ctx) =>
      resetSecondFactor(strapi, await staffActor(strapi, ctx), ctx.request.body),
    removePasskey: (ctx) => removePasskey(strapi, memberOf(ctx), ctx.request.body),
    async confirmByPasskey(ctx) {
      const { body, ip } = ctx.request;
      await confirmByPasskey(strapi, memberOf(ctx), { body, ip });
    },
    async confirmIdentity(ctx) {
      const { body, ip } = ctx.request;
      await confirmIdentity(strapi, memberOf(ctx), { body, ip });
    },
  }),
});
