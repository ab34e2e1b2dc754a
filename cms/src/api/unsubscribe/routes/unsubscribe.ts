export default {
  type: 'content-api',
  routes: [
    // The signed link is the authorization: mail programs follow it without a login.
    {
      method: 'GET',
      path: '/letters/unsubscribe',
      handler: 'unsubscribe.confirm',
      config: { auth: false },
    },
    {
      method: 'POST',
      path: '/letters/unsubscribe',
      handler: 'unsubscribe.unsubscribe',
      config: { auth: false },
    },
  ],
};
