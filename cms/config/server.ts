import { environment } from '../src/platform/environment';

export default () => {
  const { host, port, publicUrl, proxyHops, secrets } = environment();
  return {
    host,
    port,
    url: publicUrl,
    // Only what our own proxies add to X-Forwarded-For counts: a client may send the rest itself.
    proxy: { koa: proxyHops > 0, maxIpsCount: proxyHops },
    app: { keys: secrets.appKeys },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    cron: { enabled: true },
    http: {
      serverOptions: {
        // Longer than our host keeps its connections: it must not send into one that is closing.
        keepAliveTimeout: 75_000,
        headersTimeout: 20_000,
        requestTimeout: 60_000,
      },
    },
    transfer: { remote: { enabled: false } },
    webhooks: { populateRelations: false },
  };
};
