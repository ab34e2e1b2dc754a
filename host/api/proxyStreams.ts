import type { FastifyInstance } from 'fastify';
import { limits } from '@iia/shared/limits';
import { FairQueue, TooBusy } from '../fairness/FairQueue';
import { sendFailure } from './apiFailure';
import { connectApi } from './connectApi';
import type { ProxyOptions } from './proxy';

const ADMIN_PREFIXES = [
  'admin',
  'content-manager',
  'content-releases',
  'content-type-builder',
  'email',
  'i18n',
  'review-workflows',
  'upload',
  'uploads',
  'users-permissions',
];

/** Calls that respond with a file: a video is larger than any other response. */
const FILES = ['/api/download', '/api/sample-file'];

/** Generous, for shared addresses and the panel's many files. No queue: a slow reader would block it. */
const STREAMS = { perClient: 100, all: 512 };

/** Streams content of any size, over its own connections: slow readers do not delay calls. */
export async function proxyStreams(scope: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { apiOrigin, timeoutMs, metrics } = options;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const pass = await connectApi(scope, { apiOrigin, timeoutMs, connections: STREAMS.all });
  const streams = new FairQueue(STREAMS);
  metrics.watchQueue('streams', streams);
  scope.addHook('onRequest', async (request, reply) => {
    try {
      reply.raw.once('close', await streams.enter(request.ip));
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      return sendFailure(reply, error.whose === 'client' ? 429 : 503);
    }
    // A client that reads nothing for this long has stopped; the API may be silent for half of it.
    reply.raw.setTimeout(timeoutMs * 2, () => reply.raw.destroy());
  });

  for (const prefix of ADMIN_PREFIXES) {
    scope.all(`/${prefix}`, (request, reply) => pass(request, reply));
    scope.all(`/${prefix}/*`, (request, reply) => pass(request, reply));
  }
  for (const url of FILES.flatMap((path) => [path, `${path}/`])) {
    scope.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => pass(request, reply),
    });
  }
  // A member's file, which is larger than any call.
  for (const url of ['/api/cpe/evidence', '/api/cpe/evidence/']) {
    scope.route({
      method: 'POST',
      url,
      onRequest: async ({ headers }, reply) =>
        Number(headers['content-length']) > limits.evidenceBytes
          ? sendFailure(reply, 413)
          : undefined,
      handler: (request, reply) => pass(request, reply),
    });
  }
}
