import type { Core } from '@strapi/strapi';

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
