export default {
  type: 'content-api',
  routes: [
    {
      method: 'GET',
      path: '/user-renew-price',
      handler: 'user-renew-price.find',
      config: { auth: false },
    },
  ],
};
