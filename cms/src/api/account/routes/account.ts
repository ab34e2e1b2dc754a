import { contractRoutes } from '../../../routes/contractRoutes';

const { routes, ...rest } = contractRoutes('account', ['auth', 'users']);

/** They look for the refresh cookie first: the access token may have run out. */
const byCookie = ['refresh', 'logout'].map((action) => ({
  method: 'POST',
  path: `/auth/${action}`,
  handler: `account.${action}`,
  config: { auth: false },
}));

/** These stand in place of the users-permissions plugin's own calls, which are all switched off. */
export default {
  ...rest,
  routes: [...routes.filter(({ handler }) => handler !== 'account.logout'), ...byCookie],
};
