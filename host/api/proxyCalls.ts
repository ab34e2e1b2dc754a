import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';
import { sendResponse } from '../responses/sendResponse';
import { FairQueue, TooBusy } from '../fairness/FairQueue';
import { ApiUnavailable, MAX_URL_LENGTH, isContent } from './ApiReader';
import { sendFailure } from './apiFailure';
import { connectApi, sendUpstreamFailure } from './connectApi';
import type { ProxyOptions } from './proxy';
import { bufferBodies } from './bufferBodies';

/** The API's own limit; the largest legitimate body is an order of 50 lines, about 12 KB. */
const MAX_BYTES = 100_000;
const MAX_BODY_MS = 10_000;
/** 5 MB at 0.7 Mbit/s. */
const MAX_LARGE_BODY_MS = 60_000;
/** Calls of staff that carry a file; the API has the same limit (`cms/src/middlewares/api-bodies.ts`). */
const LARGE_BODIES = [
  { url: '/api/payment/reconcileStatement', bodyLimit: 5_400_000 },
  { url: '/api/imports/check', bodyLimit: 1_000_000 },
  { url: '/api/imports/run', bodyLimit: 1_000_000 },
];

/** As many as there are connections; a quarter of them per address. */
const CALLS = { all: 128, perClient: 32, waiting: 2_000, waitingPerClient: 200 };

/** Buffers requests and responses, so that no slow sender or reader occupies a connection to the API. */
export async function proxyCalls(scope: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { apiOrigin, timeoutMs, reader, metrics } = options;
  scope.addHook('onRequest', async (request, reply) =>
    request.url.length > MAX_URL_LENGTH ? sendFailure(reply, 414) : undefined,
  );
  bufferBodies(scope, {
    maxBytes: MAX_BYTES,
    maxMs: (url) =>
      LARGE_BODIES.some((large) => large.url === url) ? MAX_LARGE_BODY_MS : MAX_BODY_MS,
  });
  const calls = new FairQueue(CALLS);
  metrics.watchQueue('calls', calls);
  /** Pending until the API has responded. */
  const exchanges = new WeakMap<FastifyReply, Promise<unknown>>();
  // After the body has been read, so that slow senders do not occupy a slot.
  scope.addHook('preHandler', async (request, reply) => {
    try {
      const leave = await calls.enter(request.ip);
      if (reply.raw.closed) {
        // The client disconnected before its turn.
        leave();
        reply.hijack();
        return;
      }
      // The API goes on with the call of a client that disconnects, so that its slot is not free yet.
      reply.raw.once('close', () => void Promise.allSettled([exchanges.get(reply)]).then(leave));
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      return sendFailure(reply, 503);
    }
  });
  const passTo = await connectApi(scope, { apiOrigin, timeoutMs, connections: CALLS.all });

  const pass = (request: FastifyRequest, reply: FastifyReply) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    passTo(request, reply, {
      onResponse: (_request, _reply, response) => {
        buffer(response.stream).then(
          (body) => reply.send(body),
          (error: Error) => sendUpstreamFailure(request, reply, error),
        );
      },
      onSettled: resolve,
    });
    exchanges.set(reply, promise);
    return reply;
  };

  const read = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== undefined || !isContent(request.url)) {
      return pass(request, reply);
    }
    try {
      const reading = reader.read(request.url);
      exchanges.set(reply, reading);
      const response = await reading;
      reply.hijack();
      sendResponse(request.raw, reply.raw, response);
    } catch (error) {
      if (!(error instanceof ApiUnavailable)) throw error;
      sendFailure(reply, error.status);
    }
    return reply;
  };

  scope.route({ method: ['GET', 'HEAD'], url: '/api/*', handler: read });
  for (const { url, bodyLimit } of LARGE_BODIES) {
    scope.route({ method: 'POST', url, bodyLimit, handler: pass });
  }
  scope.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/api/*',
    handler: pass,
  });
}
