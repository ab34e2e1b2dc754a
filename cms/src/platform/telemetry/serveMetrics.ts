import { createServer, type Server } from 'node:http';

interface MetricsOptions {
  host: string;
  port: number;
  /** Prometheus' text format. */
  contentType: string;
  read: () => Promise<string>;
}

/**
 * Serves metrics at `/metrics` on a separate port, which no proxy forwards: they must not be public.
 * @throws Error if the port is in use
 */
export async function serveMetrics(options: MetricsOptions): Promise<Server> {
  const { host, port, contentType, read } = options;
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
