const config = (names: string[]) => ({
  auth: false,
  policies: [],
  middlewares: [{ name: 'global::known-query', config: { names } }],
});

/** For the web host's sitemap. */
export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/addresses', handler: 'address.collections', config: config([]) },
    { method: 'GET', path: '/addresses/:name', handler: 'address.list', config: config(['page']) },
  ],
};
