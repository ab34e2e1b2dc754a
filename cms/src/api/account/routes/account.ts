import { contractRoutes } from '../../../routes/contractRoutes';

const { type, routes } = contractRoutes('account', ['auth', 'users']);

/**
 * Replace the users-permissions plugin's routes, which are all disabled. Refresh and logout read the
 * refresh cookie first, so no policy guards them: the access token may have expired.
 */
export default {
  type,
  routes: [
    ...routes.map((route) =>
      route.path === '/auth/logout'
        ? { ...route, config: { ...route.config, policies: [] } }
        : route,
    ),
    { method: 'POST', path: '/auth/refresh', handler: 'account.refresh', config: { auth: false } },
  ],
};
