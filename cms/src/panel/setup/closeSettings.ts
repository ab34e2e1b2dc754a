import type { Core } from '@strapi/strapi';

const protectedTypes = [
  'api::order.order',
  'api::order.order-line',
  'api::order.order-status-change',
  'api::renew-request.renew-request',
  'api::bank-transaction.bank-transaction',
  'api::refund.refund',
  'api::outbox.letter',
  'api::waiting-list.waiting-entry',
  'api::membership.membership-seat',
  'api::audit.audit-entry',
];

const term = 'api::membership.membership-term';
const certificate = 'api::certificate-status.certificate-status';
const account = 'plugin::users-permissions.user';

const disabledFor: Readonly<Record<string, readonly string[]>> = {
  'plugin::content-manager.explorer.create': [...protectedTypes, 'api::contact.contact'],
  'plugin::content-manager.explorer.delete': [...protectedTypes, term, certificate, account],
  'plugin::content-manager.explorer.publish': [...protectedTypes, term],
  'plugin::content-manager.explorer.update': [
    'api::order.order-line',
    'api::order.order-status-change',
    'api::waiting-list.waiting-entry',
    'api::membership.membership-seat',
    'api::audit.audit-entry',
  ],
};

interface Action {
  actionId: string;
  subjects?: string[] | null;
}

interface PermissionService {
  actionProvider: {
    hooks: { willRegister: { register(handler: (event: { value: Action }) => void): void } };
  };
}

/** Removes these permissions from everybody, super administrators included, which also hides the buttons. */
export function disableActions(strapi: Core.Strapi): void {
  const { actionProvider } = strapi.service('admin::permission') as PermissionService;
  actionProvider.hooks.willRegister.register(({ value }) => {
    const closed = disabledFor[value.actionId];
    if (closed) value.subjects = value.subjects?.filter((uid) => !closed.includes(uid));
  });
}

/**
 * Permissions for Strapi settings that a release fixes or that the product does not use. Nobody has
 * them, so Strapi rejects their routes and hides their screens. See docs/decisions/0157.
 */
const closedActions = [
  'admin::admin-tokens.',
  'admin::api-tokens.',
  'admin::transfer.',
  'admin::webhooks.',
  'admin::project-settings.',
  'admin::marketplace.',
  'admin::roles.create',
  'admin::roles.update',
  'admin::roles.delete',
  'plugin::content-manager.collection-types.configure-view',
  'plugin::content-manager.components.configure-layout',
  'plugin::content-manager.single-types.configure-view',
  'plugin::content-releases.',
  'plugin::content-type-builder.',
  'plugin::email.',
  'plugin::i18n.',
  'plugin::upload.settings.',
  'plugin::upload.configure-view',
  'plugin::users-permissions.',
];

/** Routes that Strapi opens to every panel user: they send email, fetch URLs or change a setting. */
const closedRoutes = [
  'POST /email/',
  'PUT /content-manager/components/:uid/configuration',
  'PUT /i18n/settings',
  'POST /upload/actions/upload-from-urls',
  'GET /users-permissions/permissions',
  'GET /users-permissions/policies',
  'GET /users-permissions/routes',
];

interface ActionProvider {
  hooks: { didRegister: { register(handler: (event: { key: string }) => unknown): void } };
  delete(actionId: string): Promise<unknown>;
}

/** Removes the permissions from everybody, super administrators included. */
export function closeActions(strapi: Core.Strapi): void {
  const { actionProvider } = strapi.service('admin::permission') as {
    actionProvider: ActionProvider;
  };
  actionProvider.hooks.didRegister.register(({ key }) =>
    closedActions.some((closed) => key.startsWith(closed)) ? actionProvider.delete(key) : undefined,
  );
}

interface Route {
  method: string;
  path: string;
  config?: { auth?: false | { scope?: string[]; strategies?: string[] } };
}

interface Router {
  type?: string;
  prefix?: string;
  routes: Route[];
}

interface Server {
  routes(router: Router | Route[]): unknown;
}

/**
 * Admin routes accept only a panel session: another strategy of Strapi, such as its tokens, would
 * bypass the second factor. Call it before the routes are registered.
 */
export function closeRoutes(strapi: Core.Strapi): void {
  const server = strapi.server as unknown as Server;
  const { routes } = server;
  server.routes = (router) => {
    if (!Array.isArray(router) && router.type === 'admin') guardRouter(router);
    return routes.call(server, router);
  };
}

function guardRouter(router: Router): void {
  router.routes = router.routes.filter(
    ({ method, path }) => !closedRoutes.includes(`${method} ${router.prefix ?? ''}${path}`),
  );
  for (const route of router.routes) {
    const { auth } = route.config ?? {};
    if (auth === false) continue;
    route.config = { ...route.config, auth: { scope: [], ...auth, strategies: ['admin'] } };
  }
}
