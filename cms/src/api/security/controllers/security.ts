import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { staffActor } from '../../../identity/audit/actors';
import { confirmIdentity } from '../../../identity/auth/confirmIdentity';
import { cancelEmailChange, changeEmail } from '../../../identity/auth/email-change/changeEmail';
import { pendingChange } from '../../../identity/auth/email-change/pendingChange';
import {
  endLoginSession,
  endOtherSessions,
  listLoginSessions,
} from '../../../identity/auth/login-sessions/loginSessions';
import { memberOf, sendPrivate } from '../../../identity/auth/memberCall';
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
  async accountSecurity(ctx: Context) {
    const member = memberOf(ctx);
    const emailChange = await pendingChange(strapi, member.id);
    sendPrivate(ctx, { data: { emailChange, ...(await secondFactorState(strapi, member)) } });
  },
  async changeEmail(ctx: Context) {
    await changeEmail(strapi, memberOf(ctx), ctx.request.body);
    ctx.body = { ok: true };
  },
  async cancelEmailChange(ctx: Context) {
    await cancelEmailChange(strapi, memberOf(ctx));
    ctx.body = { ok: true };
  },
  async loginSessions(ctx: Context) {
    sendPrivate(ctx, { data: await listLoginSessions(strapi, memberOf(ctx)) });
  },
  async endLoginSession(ctx: Context) {
    await endLoginSession(strapi, memberOf(ctx), ctx.request.body);
    ctx.body = { ok: true };
  },
  async endOtherSessions(ctx: Context) {
    await endOtherSessions(strapi, memberOf(ctx));
    ctx.body = { ok: true };
  },
  async startSecondFactor(ctx: Context) {
    sendPrivate(ctx, { data: await startSecondFactor(strapi, memberOf(ctx)) });
  },
  async confirmSecondFactor(ctx: Context) {
    const codes = await confirmSecondFactor(strapi, memberOf(ctx), ctx.request.body);
    sendPrivate(ctx, { data: { codes } });
  },
  async turnOffSecondFactor(ctx: Context) {
    await turnOffSecondFactor(strapi, memberOf(ctx));
    ctx.body = { ok: true };
  },
  async resetSecondFactor(ctx: Context) {
    await resetSecondFactor(strapi, await staffActor(strapi, ctx), ctx.request.body);
    ctx.body = { ok: true };
  },
  async passkeys(ctx: Context) {
    const owner = memberOwner(memberOf(ctx).id);
    sendPrivate(ctx, { data: await listPasskeys(strapi.db.connection, owner) });
  },
  async startPasskey(ctx: Context) {
    sendPrivate(ctx, { data: { json: await startPasskey(strapi, memberOf(ctx)) } });
  },
  async addPasskey(ctx: Context) {
    const codes = await addPasskey(strapi, memberOf(ctx), ctx.request.body);
    sendPrivate(ctx, { data: { codes } });
  },
  async removePasskey(ctx: Context) {
    await removePasskey(strapi, memberOf(ctx), ctx.request.body);
    ctx.body = { ok: true };
  },
  async confirmByPasskey(ctx: Context) {
    const { body, ip } = ctx.request;
    await confirmByPasskey(strapi, memberOf(ctx), { body, ip });
    ctx.body = { ok: true };
  },
  async replaceRecoveryCodes(ctx: Context) {
    sendPrivate(ctx, { data: { codes: await replaceRecoveryCodes(strapi, memberOf(ctx)) } });
  },
  async confirmIdentity(ctx: Context) {
    const { body, ip } = ctx.request;
    await confirmIdentity(strapi, memberOf(ctx), { body, ip });
    ctx.body = { ok: true };
  },
});
