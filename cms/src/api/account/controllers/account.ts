import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { changePassword } from '../../../identity/auth/changePassword';
import { confirmEmail } from '../../../identity/auth/email-change/confirmEmail';
import { stopEmailChange } from '../../../identity/auth/email-change/stopEmailChange';
import { login } from '../../../identity/auth/login';
import { logout } from '../../../identity/auth/logout';
import { sendPrivate, memberOf } from '../../../identity/auth/memberCall';
import { forgotPassword, resetPassword } from '../../../identity/auth/passwordReset';
import {
  discoverablePasskey,
  requestPasskey,
} from '../../../identity/credentials/passkeys/verifyPasskey';
import { passkeyLogin } from '../../../identity/auth/second-factor/passkeyLogin';
import { readProfile, updateProfile } from '../../../identity/auth/profile';
import { register } from '../../../identity/auth/register';
import { answerChallenge } from '../../../identity/auth/second-factor/challenge';
import { refreshSession } from '../../../identity/auth/sessions';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async login(ctx: Context) {
    sendPrivate(ctx, await login(strapi, ctx));
  },
  async answerChallenge(ctx: Context) {
    sendPrivate(ctx, { jwt: await answerChallenge(strapi, ctx) });
  },
  async startPasskeyLogin(ctx: Context) {
    sendPrivate(ctx, { data: { json: await requestPasskey(strapi, discoverablePasskey) } });
  },
  async passkeyLogin(ctx: Context) {
    sendPrivate(ctx, { jwt: await passkeyLogin(strapi, ctx) });
  },
  async register(ctx: Context) {
    ctx.body = { user: await register(strapi, ctx.request.body) };
  },
  async refresh(ctx: Context) {
    sendPrivate(ctx, { jwt: await refreshSession(strapi, ctx) });
  },
  async logout(ctx: Context) {
    await logout(strapi, ctx);
    ctx.body = { ok: true };
  },
  async forgotPassword(ctx: Context) {
    await forgotPassword(strapi, ctx.request.body);
    ctx.body = { ok: true };
  },
  async resetPassword(ctx: Context) {
    await resetPassword(strapi, ctx.request.body);
    ctx.body = { ok: true };
  },
  async changePassword(ctx: Context) {
    sendPrivate(ctx, { jwt: await changePassword(strapi, ctx, memberOf(ctx)) });
  },
  async confirmEmail(ctx: Context) {
    await confirmEmail(strapi, ctx.request.body);
    ctx.body = { ok: true };
  },
  async stopEmailChange(ctx: Context) {
    await stopEmailChange(strapi, ctx.request.body);
    ctx.body = { ok: true };
  },
  async me(ctx: Context) {
    sendPrivate(ctx, await readProfile(strapi, memberOf(ctx).id));
  },
  async updateMe(ctx: Context) {
    sendPrivate(ctx, await updateProfile(strapi, memberOf(ctx), ctx.request.body));
  },
});
