import type { FastifyInstance } from 'fastify';

/**
 * Logs one warning if a proxy that `TRUST_PROXY` does not name forwards requests, because all its visitors then share
 * the rate limits of one client. A visitor who sends the header also causes it.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, ips = [], socket }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    hasWarned = true;
    app.log.warn(
      `X-Forwarded-For of ${socket.remoteAddress} is ignored. If that is your own proxy, add it to TRUST_PROXY: otherwise all visitors share the rate limits of one client.`,
    );
  });
}
