import type { FastifyInstance } from 'fastify';
import type { ApiReader } from './ApiReader';
import { refusalStatus, sendFailure } from './apiFailure';
import { proxyCalls } from './proxyCalls';
import { proxyStreams } from './proxyStreams';

export interface ProxyOptions {
  apiOrigin: string;
  /** Longest wait for the head of an answer, and for each next part of it, in ms. */
  timeoutMs: number;
  /** Answers anonymous reads from its cache. */
  reader: ApiReader;
}

/** Passes calls on to the API, with the visitor's address as the host knows it. */
export async function proxyApi(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  app.addHook('onRequest', async (request, reply) =>
    isStraight(request.raw.url ?? '') ? undefined : sendFailure(reply, 400),
  );
  app.setErrorHandler((error, _request, reply) => {
    const status = refusalStatus(error);
    if (status === null) throw error;
    return sendFailure(reply, status);
  });
  await app.register((scope) => proxyCalls(scope, options));
  await app.register((scope) => proxyStreams(scope, options));
}

/**
 * Whether an address can be decoded, and leads where its first words say: `/api/../admin` does not. Only a
 * `?` as it is sent ends the path; an encoded one is part of it, and what follows can climb as well.
 */
function isStraight(url: string): boolean {
  try {
    // The query too: the API would fail at one that can't be decoded.
    decodeURIComponent(url);
    const [path = ''] = url.split('?');
    return !/[/\\]\.{1,2}(?:[/\\#]|$)/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
