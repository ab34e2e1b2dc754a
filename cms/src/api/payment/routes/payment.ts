export default {
  type: 'content-api',
  routes: [
    {
      method: 'POST',
      path: '/payment/bank-webhook',
      handler: 'payment.bankWebhook',
      config: { auth: false },
    },
    {
      method: 'POST',
      path: '/payment/webhooks/:provider',
      handler: 'payment.webhook',
      config: { auth: false },
    },
  ],
};
