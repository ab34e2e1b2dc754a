import { environment } from '../src/environment';

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
    transfer: { remote: { enabled: false } },
    webhooks: { populateRelations: false },
  };
};
