import type { FastifyInstance } from 'fastify';
import type { HostMetrics } from '../telemetry/HostMetrics';
import type { ApiReader } from './ApiReader';
import { refusalStatus, sendFailure } from './apiFailure';
import { proxyCalls } from './proxyCalls';
import { proxyStreams } from './proxyStreams';

export interface ProxyOptions {
  apiOrigin: string;
  timeoutMs: number;
  reader: ApiReader;
  metrics: HostMetrics;
}

export async function proxyApi(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  app.addHook('onRequest', async (request, reply) =>
    isSafeUrl(request.url) ? undefined : sendFailure(reply, 400),
  );
  app.setErrorHandler((error, _request, reply) => {
    const status = refusalStatus(error);
    if (status === null) throw error;
    return sendFailure(reply, status);
  });
  await app.register((scope) => proxyCalls(scope, options));
  await app.register((scope) => proxyStreams(scope, options));
}

/** Rejects `/api/../admin`. An encoded `?` does not end the path: what follows it can climb as well. */
function isSafeUrl(url: string): boolean {
  try {
    // Includes the query: the API fails on one that cannot be decoded.
    decodeURIComponent(url);
    const [path = ''] = url.split('?');
    return !/[/\\]\.{1,2}(?:[/\\#]|$)/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
