const staff = { auth: false, policies: ['global::staff'] };

export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/analysis', handler: 'analysis.figures', config: staff },
    { method: 'GET', path: '/analysis/users', handler: 'analysis.users', config: staff },
    { method: 'POST', path: '/analysis/user-remind', handler: 'analysis.remind', config: staff },
  ],
};
