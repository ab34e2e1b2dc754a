import { contractRoutes } from '../../../routes/contractRoutes';

const { type, routes } = contractRoutes('account', ['auth', 'users']);

/**
 * These stand in place of the users-permissions plugin's own calls, which are all switched off. Refresh
 * and logout look for the refresh cookie first, so no policy guards them: the access token may have run out.
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
