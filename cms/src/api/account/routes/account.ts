import { contractRoutes } from '../../../routes/contractRoutes';

const { type, routes } = contractRoutes('account', ['auth', 'users']);

/** Refresh and logout read the refresh cookie, so no policy guards them: the token may have expired. */
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
