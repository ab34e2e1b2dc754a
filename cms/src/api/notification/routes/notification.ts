const member = { auth: false, policies: ['global::member'] };

export default {
  type: 'content-api',
  routes: [
    {
      method: 'GET',
      path: '/notification/userNoti',
      handler: 'notification.userNoti',
      config: member,
    },
    { method: 'POST', path: '/notification/read', handler: 'notification.read', config: member },
  ],
};
