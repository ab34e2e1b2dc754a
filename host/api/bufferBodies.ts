import type { FastifyInstance } from 'fastify';
import { sendFailure } from './apiFailure';

interface BodyLimits {
  maxBytes: number;
  maxMs: (url: string) => number;
}

export function bufferBodies(scope: FastifyInstance, { maxBytes, maxMs }: BodyLimits): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
  scope.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (request.raw.complete || reply.sent) return;
      sendFailure(reply.header('connection', 'close'), 408);
    }, maxMs(request.url));
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
