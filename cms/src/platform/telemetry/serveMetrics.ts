import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

interface MetricsOptions {
  host: string;
  port: number;
  /** Prometheus' text format. */
  contentType: string;
  read: () => Promise<string>;
  log: { warn(message: string): void };
}

/**
 * Serves metrics at `/metrics` on a separate port, which no proxy forwards: they must not be public.
 * @returns null, with a warning, if it cannot listen, e.g. because the port is in use; the site still starts
 */
export async function serveMetrics(options: MetricsOptions): Promise<Server | null> {
  const { host, port, contentType, read, log } = options;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  try {
    await once(server.listen(port, host), 'listening');
    return server;
  } catch (error) {
    log.warn(
      `Metrics are off: ${(error as Error).message}. Does another process use METRICS_PORT?`,
    );
    return null;
  }
}
