import type { Core } from '@strapi/strapi';
import type { IncomingMessage } from 'node:http';
import { environment } from '../environment';

/**
 * Logs one warning if a request has passed more proxies than `PROXY_HOPS`, because all visitors behind a proxy then
 * share the rate limits of one client. A forged header also causes it.
 */
export function warnOfUntrustedProxy(strapi: Core.Strapi): void {
  const { httpServer } = strapi.server;
  const check = ({ headers }: IncomingMessage) => {
    const addresses = [headers['x-forwarded-for'] ?? []].flat().flatMap((text) => text.split(','));
    const { proxyHops } = environment();
    if (addresses.length <= proxyHops) return;
    httpServer.off('request', check);
    strapi.log.warn(
      `X-Forwarded-For has ${addresses.length} addresses and PROXY_HOPS is ${proxyHops}: the first ones are ignored. If they come from your own proxies, increase PROXY_HOPS: otherwise all visitors share the rate limits of one client.`,
    );
  };
  httpServer.on('request', check);
}
