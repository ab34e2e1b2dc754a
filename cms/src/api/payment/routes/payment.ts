export default {
  type: 'content-api',
  routes: [
    {
      method: 'POST',
      path: '/payment/bank-webhook',
      handler: 'payment.bankWebhook',
      config: { auth: false },
    },
  ],
};
