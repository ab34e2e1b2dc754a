// The calls check the token themselves, in one statement: docs/decisions/0024-order-calls-check-the-token.md.
const config = { auth: false, policies: [], middlewares: [] };

export default {
  routes: [
    { method: 'POST', path: '/order/quote', handler: 'api::order.order.quote', config },
    {
      method: 'POST',
      path: '/order/addUserOrder',
      handler: 'api::order.order.addUserOrder',
      config,
    },
    { method: 'GET', path: '/order/userOrder', handler: 'api::order.order.userOrder', config },
    {
      method: 'GET',
      path: '/order/userOrderById',
      handler: 'api::order.order.userOrderById',
      config,
    },
    {
      method: 'GET',
      path: '/order/userOrderDetail',
      handler: 'api::order.order.userOrderDetail',
      config,
    },
  ],
};
