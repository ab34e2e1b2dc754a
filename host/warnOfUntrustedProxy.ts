import type { FastifyInstance } from 'fastify';

/**
 * Logs one warning if a proxy that `TRUST_PROXY` does not name forwards requests: all its visitors would share the
 * limits of one client. A visitor without a proxy can cause it too.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, ips = [], socket }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    hasWarned = true;
    app.log.warn(
      `X-Forwarded-For of ${socket.remoteAddress} is ignored. If that is your proxy, name it in TRUST_PROXY: without it all visitors share the limits of one client.`,
    );
  });
}
