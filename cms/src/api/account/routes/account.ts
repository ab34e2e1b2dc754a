const limited = { auth: false, middlewares: ['global::auth-rate-limit'] };
const member = { auth: false, policies: ['global::member'] };

/** These stand in place of the users-permissions plugin's own calls, which are all switched off. */
export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/auth/local', handler: 'account.login', config: limited },
    { method: 'POST', path: '/auth/local/register', handler: 'account.register', config: limited },
    {
      method: 'POST',
      path: '/auth/forgot-password',
      handler: 'account.forgotPassword',
      config: limited,
    },
    {
      method: 'POST',
      path: '/auth/reset-password',
      handler: 'account.resetPassword',
      config: limited,
    },
    {
      method: 'POST',
      path: '/auth/change-password',
      handler: 'account.changePassword',
      config: { ...limited, ...member },
    },
    { method: 'POST', path: '/auth/refresh', handler: 'account.refresh', config: { auth: false } },
    { method: 'POST', path: '/auth/logout', handler: 'account.logout', config: { auth: false } },
    { method: 'GET', path: '/users/me', handler: 'account.me', config: member },
    { method: 'PUT', path: '/users/me', handler: 'account.updateMe', config: member },
  ],
};
