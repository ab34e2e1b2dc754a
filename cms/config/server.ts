import { environment } from '../src/platform/environment';

export default () => {
  const { host, port, publicUrl, proxyHops, secrets } = environment();
  return {
    host,
    port,
    url: publicUrl,
    // Trusts only the X-Forwarded-For entries added by our own proxies; clients can forge the rest.
    proxy: { koa: proxyHops > 0, maxIpsCount: proxyHops },
    app: { keys: secrets.appKeys },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    cron: { enabled: true },
    http: {
      serverOptions: {
        // Longer than the host's keep-alive, so it never sends on a connection that is closing.
        keepAliveTimeout: 75_000,
        headersTimeout: 20_000,
        requestTimeout: 60_000,
      },
    },
    transfer: { remote: { enabled: false } },
    webhooks: { populateRelations: false },
  };
};
