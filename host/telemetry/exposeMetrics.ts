import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { serveMetrics } from '../../cms/src/platform/telemetry/serveMetrics';
import type { HostMetrics } from './HostMetrics';

/** Serves a host's metrics and those of its process on a separate port, until the host closes. */
export async function exposeMetrics(
  app: FastifyInstance,
  { registry }: HostMetrics,
  address: { host: string; port: number },
): Promise<void> {
  collectDefaultMetrics({ register: registry });
  const { contentType } = registry;
  const server = await serveMetrics({
    ...address,
    contentType,
    read: () => registry.metrics(),
    log: app.log,
  });
  app.addHook('onClose', async () => {
    server?.close();
    server?.closeAllConnections();
  });
}
