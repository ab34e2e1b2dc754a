import type { FastifyInstance } from 'fastify';
import { mayReadDetails, type ProbeAccess } from '../cms/src/platform/lifecycle/probeAccess';

export interface ProbeOptions {
  access: ProbeAccess;
  isStopping: () => boolean;
  apiOrigin: string;
  /** Details for an authorized probe. */
  details: () => object;
}

const API_TIMEOUT_MS = 1_000;

/**
 * `/livez`: the process responds. `/readyz`: it should get requests, until it stops. That does not depend on the API:
 * the host serves from its cache while the API is away, and all hosts would be unready at once.
 */
export function serveProbes(app: FastifyInstance, options: ProbeOptions): void {
  const { access, isStopping, apiOrigin, details } = options;
  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    const status = isStopping() ? 'stopping' : 'ok';
    reply.code(isStopping() ? 503 : 200).header('cache-control', 'no-store');
    if (!mayReadDetails(request.raw, access)) return reply.send({ status });
    return reply.send({ status, api: await statusOf(apiOrigin), ...details() });
  });
}

/** The API's readiness; `unreachable` if it does not respond within a second. */
async function statusOf(apiOrigin: string): Promise<string> {
  try {
    const response = await fetch(`${apiOrigin}/readyz`, {
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    const { status } = (await response.json()) as { status?: unknown };
    return String(status);
  } catch {
    return 'unreachable';
  }
}
