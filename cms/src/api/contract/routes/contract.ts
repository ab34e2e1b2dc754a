import { contentReads } from '../../../generated/contentReads';
import { callsBelow, contractRoutes } from '../../../routes/contractRoutes';

/** By the first segment of their paths; an action is named like its field in the schema. */
const controllers: Readonly<Record<string, readonly string[]>> = {
  account: ['auth', 'users'],
  'account-merge': ['account-merges'],
  analysis: ['analysis'],
  attendance: ['attendance'],
  'certificate-status': ['certificate-statuses', 'certificate-statuses-user'],
  contact: ['contacts'],
  cpe: ['cpe'],
  discount: ['discount'],
  import: ['imports'],
  library: ['course', 'document'],
  'managed-user': ['managed-users'],
  membership: ['user-membership', 'user-renew-quote', 'user-seats'],
  notification: ['notification'],
  order: ['order'],
  payment: ['payment'],
  'personal-data': ['personal-data'],
  'renew-request': ['user-renew-requests'],
  search: ['search'],
  security: ['security'],
  'staff-work': ['staff-work'],
  ticket: ['ticket'],
  'user-batch': ['user-batches'],
  'user-renew-price': ['user-renew-price'],
  'waiting-list': ['waiting-list'],
};

const open = { auth: false };

/** Outside the contract. */
const otherRoutes = [
  {
    method: 'POST',
    path: '/auth/refresh',
    handler: 'api::account.account.refresh',
    config: open,
  },
  // For the web host's sitemap.
  {
    method: 'GET',
    path: '/addresses',
    handler: 'api::address.address.collections',
    config: { ...open, middlewares: [{ name: 'global::known-query', config: { names: [] } }] },
  },
  {
    method: 'GET',
    path: '/addresses/:name',
    handler: 'api::address.address.list',
    config: {
      ...open,
      middlewares: [{ name: 'global::known-query', config: { names: ['page'] } }],
    },
  },
  // For the web host.
  {
    method: 'GET',
    path: '/redirects',
    handler: 'api::redirect.redirect.list',
    config: { ...open, middlewares: [{ name: 'global::known-query', config: { names: [] } }] },
  },
  // A file, not JSON.
  {
    method: 'POST',
    path: '/cpe/evidence',
    handler: 'api::cpe.cpe.sendEvidence',
    config: { ...open, policies: ['global::member'] },
  },
  // The signed link is the authorization: a browser follows it without a token, a mail program without a login.
  { method: 'GET', path: '/download', handler: 'api::download.download.open', config: open },
  // A file, not JSON.
  {
    method: 'GET',
    path: '/sample-file',
    handler: 'api::download.download.openSample',
    config: {
      ...open,
      middlewares: [{ name: 'global::known-query', config: { names: ['slug', 'lesson', 'file'] } }],
    },
  },
  {
    method: 'GET',
    path: '/letters/unsubscribe',
    handler: 'api::unsubscribe.unsubscribe.confirm',
    config: open,
  },
  {
    method: 'POST',
    path: '/letters/unsubscribe',
    handler: 'api::unsubscribe.unsubscribe.unsubscribe',
    config: open,
  },
  // The reports are signed.
  {
    method: 'POST',
    path: '/payment/bank-webhook',
    handler: 'api::payment.payment.bankWebhook',
    config: open,
  },
  {
    method: 'POST',
    path: '/payment/webhooks/:provider',
    handler: 'api::payment.payment.webhook',
    config: open,
  },
  {
    method: 'GET',
    path: '/payment/vnpay-notification',
    handler: 'api::payment.payment.vnpayNotification',
    config: open,
  },
  // A browser comes from the gateway's page without a token.
  {
    method: 'GET',
    path: '/payment/return/:reference',
    handler: 'api::payment.payment.gatewayReturn',
    config: open,
  },
];

export default {
  type: 'content-api',
  routes: [
    ...Object.entries(controllers).flatMap(([name, segments]) =>
      contractRoutes(`api::${name}.${name}`, segments),
    ),
    ...otherRoutes,
    // Before the reads, so that `/courses/mine` is not read as a slug.
    ...callsBelow(contentReads),
    ...contentReads.map(({ path }) => ({
      method: 'GET',
      path,
      handler: `api::content.content.${path}`,
      config: open,
    })),
  ],
};
