export default {
  type: 'content-api',
  routes: [
    // The signed link is the authorization: a browser follows it without a token.
    { method: 'GET', path: '/download', handler: 'download.open', config: { auth: false } },
  ],
};
