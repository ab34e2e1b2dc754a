export default {
  type: 'content-api',
  routes: [
    {
      method: 'POST',
      path: '/contacts',
      handler: 'contact.create',
      config: { auth: false, middlewares: ['global::auth-rate-limit'] },
    },
  ],
};
