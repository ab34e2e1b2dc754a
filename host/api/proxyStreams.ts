import type { FastifyInstance } from 'fastify';
import { FairQueue, TooBusy } from '../fairness/FairQueue';
import { sendFailure } from './apiFailure';
import { connectApi } from './connectApi';
import type { ProxyOptions } from './proxy';

/** What the API's admin panel calls besides `/admin`, by the first segment of the path. */
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

/**
 * Streams at once. Some households and offices have one address; the panel's files come through few at a
 * time. Nothing waits: one who reads slowly would hold up everybody behind.
 */
const STREAMS = { perClient: 100, all: 512 };

/**
 * Files, what signed links open, and the admin panel: of any size, and so as streams. They have
 * connections of their own, which those who read slowly may hold without standing in the way of calls.
 */
export async function proxyStreams(scope: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { apiOrigin, timeoutMs } = options;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const pass = await connectApi(scope, { apiOrigin, timeoutMs, connections: STREAMS.all });
  const streams = new FairQueue(STREAMS);
  scope.addHook('onRequest', async (request, reply) => {
    try {
      reply.raw.once('close', await streams.enter(request.ip));
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      return sendFailure(reply, error.whose === 'client' ? 429 : 503);
    }
    // Who takes in nothing for so long has stopped reading; the API itself may be silent half as long.
    reply.raw.setTimeout(timeoutMs * 2, () => reply.raw.destroy());
  });

  for (const prefix of ADMIN_PREFIXES) {
    scope.all(`/${prefix}`, (request, reply) => pass(request, reply));
    scope.all(`/${prefix}/*`, (request, reply) => pass(request, reply));
  }
  for (const url of ['/api/download', '/api/download/']) {
    scope.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => pass(request, reply),
    });
  }
}
