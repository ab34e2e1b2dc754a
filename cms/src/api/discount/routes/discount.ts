export default {
  type: 'content-api',
  routes: [
    {
      method: 'GET',
      path: '/discount/getDiscount',
      handler: 'discount.getDiscount',
      config: { auth: false, policies: ['global::member'] },
    },
  ],
};
