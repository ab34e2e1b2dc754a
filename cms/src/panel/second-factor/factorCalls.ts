import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { panelAuditActor } from '../../identity/audit/actors';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { listPasskeys } from '../../identity/credentials/passkeys/storedPasskeys';
import { panelOwner } from '../../identity/credentials/second-factor/FactorOwner';
import { forPanel } from './forPanel';
import { listPanelFactors, resetUserFactor } from './manageFactors';
import {
  confirmPanelFactor,
  provePanelFactor,
  readPanelFactor,
  renewPanelCodes,
  startPanelFactor,
} from './panelFactor';
import { panelLoginOf } from './PanelLogin';
import {
  addPanelPasskey,
  requestPanelPasskey,
  provePanelPasskey,
  removePanelPasskey,
  startPanelPasskey,
} from './panelPasskeys';

const READ = 'admin::users.read';
const UPDATE = 'admin::users.update';

/** The first six are open to a login that has not proved the second factor (`requirePanelFactor.ts`). */
export const factorRoutes = [
  { method: 'GET', path: '/own-factor', action: 'readFactor' },
  { method: 'POST', path: '/own-factor/start', action: 'startFactor' },
  { method: 'POST', path: '/own-factor/confirm', action: 'confirmFactor' },
  { method: 'POST', path: '/own-factor/prove', action: 'proveFactor' },
  { method: 'POST', path: '/own-factor/ask-passkey', action: 'askForPasskey' },
  { method: 'POST', path: '/own-factor/prove-by-passkey', action: 'proveByPasskey' },
  { method: 'POST', path: '/own-factor/codes', action: 'renewFactorCodes' },
  { method: 'GET', path: '/own-factor/passkeys', action: 'ownPasskeys' },
  { method: 'POST', path: '/own-factor/passkeys/start', action: 'startPasskey' },
  { method: 'POST', path: '/own-factor/passkeys/add', action: 'addPasskey' },
  { method: 'POST', path: '/own-factor/passkeys/remove', action: 'removePasskey' },
  { method: 'GET', path: '/user-factors', action: 'userFactors', right: READ },
  { method: 'POST', path: '/user-factors/reset', action: 'resetUserFactor', right: UPDATE },
] as const;

type FactorAction = (typeof factorRoutes)[number]['action'];

/** Handlers by action. */
const handlersOf = (
  strapi: Core.Strapi,
): Record<FactorAction, (ctx: Context) => Promise<unknown>> => ({
  readFactor: (ctx) => readPanelFactor(strapi, panelLoginOf(ctx)),
  startFactor: (ctx) => startPanelFactor(strapi, panelLoginOf(ctx), ctx.request.body),
  confirmFactor: async (ctx) => ({
    codes: await confirmPanelFactor(strapi, panelLoginOf(ctx), changeOf(strapi, ctx)),
  }),
  proveFactor: (ctx) => provePanelFactor(strapi, panelLoginOf(ctx), ctx.request.body),
  askForPasskey: async (ctx) => ({ json: await requestPanelPasskey(strapi, panelLoginOf(ctx)) }),
  proveByPasskey: (ctx) => provePanelPasskey(strapi, panelLoginOf(ctx), ctx.request.body),
  renewFactorCodes: async (ctx) => ({
    codes: await renewPanelCodes(strapi, panelLoginOf(ctx), ctx.request.body),
  }),
  ownPasskeys: (ctx) => listPasskeys(strapi.db.connection, panelOwner(panelLoginOf(ctx).id)),
  startPasskey: async (ctx) => ({
    json: await startPanelPasskey(strapi, panelLoginOf(ctx), ctx.request.body),
  }),
  addPasskey: (ctx) => addPanelPasskey(strapi, panelLoginOf(ctx), changeOf(strapi, ctx)),
  removePasskey: (ctx) => removePanelPasskey(strapi, panelLoginOf(ctx), changeOf(strapi, ctx)),
  userFactors: async (ctx) => {
    requireSuperAdmin(ctx);
    return listPanelFactors(strapi);
  },
  resetUserFactor: async (ctx) => {
    requireSuperAdmin(ctx);
    const { actor, body } = changeOf(strapi, ctx);
    await resetUserFactor(strapi, actor, body);
  },
});

type Action = (ctx: Context) => Promise<void>;

export function factorController(strapi: Core.Strapi): Record<FactorAction, Action> {
  const actions = Object.entries(handlersOf(strapi)).map(([name, handler]): [string, Action] => [
    name,
    async (ctx) => {
      ctx.body = { data: (await forPanel(() => handler(ctx))) ?? null };
    },
  ]);
  return Object.fromEntries(actions) as Record<FactorAction, Action>;
}

function changeOf(strapi: Core.Strapi, ctx: Context): { body: unknown; actor: AuditActor } {
  const actor = panelAuditActor(strapi);
  if (!actor) throw new errors.ForbiddenError();
  return { body: ctx.request.body as unknown, actor };
}

function requireSuperAdmin(ctx: Context): void {
  const { roles = [] } = ctx.state.user as { roles?: { code: string }[] };
  if (!roles.some(({ code }) => code === 'strapi-super-admin')) throw new errors.ForbiddenError();
}
