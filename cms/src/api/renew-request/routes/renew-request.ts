const config = { auth: false, policies: ['global::member'] };

export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/user-renew-requests', handler: 'renew-request.find', config },
    { method: 'POST', path: '/user-renew-requests', handler: 'renew-request.create', config },
  ],
};
