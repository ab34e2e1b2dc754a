export default {
  type: 'content-api',
  routes: [
    // A file, not JSON: outside the contract.
    {
      method: 'POST',
      path: '/cpe/evidence',
      handler: 'cpe.sendEvidence',
      config: { auth: false, policies: ['global::member'] },
    },
  ],
};
