import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { panelAuditActor } from '../../identity/audit/actors';
import { factorController, factorRoutes } from '../../panel/second-factor/factorCalls';
import { resetSecondFactor } from '../../membership/managed-users/resetSecondFactor';
import { hasPermission } from '../../platform/panel-writes/actor';
import { readPlan, writePlan, type Plan } from '../../panel/schedule/planChanges';
import { listVersions, restoreVersion } from '../../panel/versions/restoreVersion';
import { readPendingWork } from '../../panel/setup/pendingWork';

const USER = 'plugin::users-permissions.user';

interface Target {
  uid: string;
  id: string;
}

/** Calls made by our own panel components; each action checks the caller's permissions. */
export const panelController = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...factorController(strapi),

  async waiting(ctx: Context) {
    ctx.body = { data: await readPendingWork(strapi) };
  },

  async versions(ctx: Context) {
    const { uid, id } = ctx.params as Target;
    ctx.body = { data: await listVersions(strapi, uid, id) };
  },

  async restore(ctx: Context) {
    await restoreVersion(strapi, Number((ctx.params as { version: string }).version));
    ctx.body = { data: null };
  },

  async plan(ctx: Context) {
    const { uid, id } = ctx.params as Target;
    ctx.body = { data: await readPlan(strapi, uid, id) };
  },

  async resetSecondFactor(ctx: Context) {
    const actor = panelAuditActor(strapi);
    if (!actor || !hasPermission(strapi, 'update', USER)) throw new errors.ForbiddenError();
    await resetSecondFactor(strapi, actor, ctx.request.body);
    ctx.body = { data: null };
  },

  async setPlan(ctx: Context) {
    const { uid, id } = ctx.params as Target;
    await writePlan(strapi, uid, id, ctx.request.body as Plan);
    ctx.body = { data: await readPlan(strapi, uid, id) };
  },
});

const route = (method: string, path: string, action: string, right?: string) => ({
  method,
  path: `/panel${path}`,
  handler: `panel.${action}`,
  config: {
    policies: [
      'admin::isAuthenticatedAdmin',
      ...(right ? [{ name: 'admin::hasPermissions', config: { actions: [right] } }] : []),
    ],
  },
});

/** Below `/content-manager`: the host forwards it, and only the panel uses it. */
export const panelRoutes = [
  route('GET', '/waiting', 'waiting'),
  route('GET', '/versions/:uid/:id', 'versions'),
  route('POST', '/versions/:version/restore', 'restore'),
  route('POST', '/second-factor/reset', 'resetSecondFactor'),
  ...factorRoutes.map((each) =>
    route(each.method, each.path, each.action, 'right' in each ? each.right : undefined),
  ),
  route('GET', '/plans/:uid/:id', 'plan'),
  route('PUT', '/plans/:uid/:id', 'setPlan'),
];
