import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { panelAuditActor } from '../audit/actors';
import type { AuditActor } from '../audit/AuditEntry';
import { listPanelFactors, resetUserFactor } from './manageFactors';
import {
  confirmPanelFactor,
  provePanelFactor,
  readPanelFactor,
  renewPanelCodes,
  startPanelFactor,
} from './panelFactor';
import { panelLoginOf } from './PanelLogin';

/** The first four are open to a login that has not shown the second factor (`requirePanelFactor.ts`). */
export const factorRoutes = [
  { method: 'GET', path: '/own-factor', action: 'readFactor' },
  { method: 'POST', path: '/own-factor/start', action: 'startFactor' },
  { method: 'POST', path: '/own-factor/confirm', action: 'confirmFactor' },
  { method: 'POST', path: '/own-factor/prove', action: 'proveFactor' },
  { method: 'POST', path: '/own-factor/codes', action: 'renewFactorCodes' },
  { method: 'GET', path: '/user-factors', action: 'userFactors' },
  { method: 'POST', path: '/user-factors/reset', action: 'resetUserFactor' },
] as const;

export const factorController = (strapi: Core.Strapi) => ({
  async readFactor(ctx: Context) {
    ctx.body = { data: await readPanelFactor(strapi, panelLoginOf(ctx)) };
  },

  async startFactor(ctx: Context) {
    ctx.body = { data: await startPanelFactor(strapi, panelLoginOf(ctx), ctx.request.body) };
  },

  async confirmFactor(ctx: Context) {
    const { body } = ctx.request;
    const actor = actorOf(strapi);
    const codes = await confirmPanelFactor(strapi, panelLoginOf(ctx), { body, actor });
    ctx.body = { data: { codes } };
  },

  async proveFactor(ctx: Context) {
    ctx.body = { data: await provePanelFactor(strapi, panelLoginOf(ctx), ctx.request.body) };
  },

  async renewFactorCodes(ctx: Context) {
    const codes = await renewPanelCodes(strapi, panelLoginOf(ctx), ctx.request.body);
    ctx.body = { data: { codes } };
  },

  async userFactors(ctx: Context) {
    requireSuperAdmin(ctx);
    ctx.body = { data: await listPanelFactors(strapi) };
  },

  async resetUserFactor(ctx: Context) {
    requireSuperAdmin(ctx);
    await resetUserFactor(strapi, actorOf(strapi), ctx.request.body);
    ctx.body = { data: null };
  },
});

function actorOf(strapi: Core.Strapi): AuditActor {
  const actor = panelAuditActor(strapi);
  if (!actor) throw new errors.ForbiddenError();
  return actor;
}

function requireSuperAdmin(ctx: Context): void {
  const { roles = [] } = ctx.state.user as { roles?: { code: string }[] };
  if (!roles.some(({ code }) => code === 'strapi-super-admin')) throw new errors.ForbiddenError();
}
