import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { startHost } from '../../host/testing/startHost';

const initialization = channel('fastify.initialization');

/** The paths that the host routes, e.g. `/sitemap/:file`, as Fastify itself registers them. */
export async function hostRoutes(): Promise<string[]> {
  const urls = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ url }) => {
      urls.add(url);
    });
  };
  initialization.subscribe(listen);
  const host = await startHost('http://127.0.0.1:9');
  initialization.unsubscribe(listen);
  await host.stop();
  return [...urls].sort();
}
