export default {
  type: 'content-api',
  routes: [
    {
      method: 'GET',
      path: '/certificate-statuses',
      handler: 'certificate-status.find',
      config: { auth: false, middlewares: ['global::auth-rate-limit'] },
    },
    {
      method: 'GET',
      path: '/certificate-statuses-user',
      handler: 'certificate-status.findOwn',
      config: { auth: false, policies: ['global::member'] },
    },
  ],
};
