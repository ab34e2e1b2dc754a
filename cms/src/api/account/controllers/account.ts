import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { changePassword } from '../../../identity/auth/changePassword';
import { confirmEmail } from '../../../identity/auth/email-change/confirmEmail';
import { stopEmailChange } from '../../../identity/auth/email-change/stopEmailChange';
import { login, logout } from '../../../identity/auth/login';
import { sendPrivate, memberOf, dataActions, doneActions } from '../../../identity/auth/memberCall';
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
  ...dataActions({
    startPasskeyLogin: async () => ({ json: await requestPasskey(strapi, discoverablePasskey) }),
  }),
  ...doneActions({
    logout: (ctx) => logout(strapi, ctx),
    forgotPassword: (ctx) => forgotPassword(strapi, ctx.request.body),
    resetPassword: (ctx) => resetPassword(strapi, ctx.request.body),
    confirmEmail: (ctx) => confirmEmail(strapi, ctx.request.body),
    stopEmailChange: (ctx) => stopEmailChange(strapi, ctx.request.body),
  }),
  async login(ctx: Context) {
    sendPrivate(ctx, await login(strapi, ctx));
  },
  async answerChallenge(ctx: Context) {
    sendPrivate(ctx, { jwt: await answerChallenge(strapi, ctx) });
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
  async changePassword(ctx: Context) {
    sendPrivate(ctx, { jwt: await changePassword(strapi, ctx, memberOf(ctx)) });
  },
  async me(ctx: Context) {
    sendPrivate(ctx, await readProfile(strapi, memberOf(ctx).id));
  },
  async updateMe(ctx: Context) {
    sendPrivate(ctx, await updateProfile(strapi, memberOf(ctx), ctx.request.body));
  },
});
