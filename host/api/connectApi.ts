import replyFrom, { type FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure, upstreamStatus } from './apiFailure';

export interface ConnectOptions {
  apiOrigin: string;
  /** Longest wait for the head of an answer, and for each next part of it, in ms. */
  timeoutMs: number;
  /** Connections to the API at once; further calls wait in line. */
  connections: number;
}

type OnResponse = FastifyReplyFromHooks['onResponse'];
type Pass = (request: FastifyRequest, reply: FastifyReply, onResponse?: OnResponse) => FastifyReply;

/** A pool of connections to the API for the routes of one scope; gives what passes a call on to it. */
export async function connectApi(scope: FastifyInstance, options: ConnectOptions): Promise<Pass> {
  const { apiOrigin, timeoutMs, connections } = options;
  await scope.register(replyFrom, {
    base: apiOrigin,
    undici: { connections, pipelining: 1, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    // A call may have been carried out although its answer was lost: whether to ask again is the
    // client's to decide, who has an idempotency key.
    retryMethods: [],
    disableRequestLogging: true,
  });
  return (request, reply, onResponse) =>
    reply.from(request.raw.url, {
      // As they came: left to itself, reply-from would write the bytes of a JSON body as JSON.
      ...(Buffer.isBuffer(request.body) && {
        body: request.body,
        contentType: request.headers['content-type'] ?? 'application/octet-stream',
      }),
      rewriteRequestHeaders: (_, headers) => ({
        ...withoutForwarded(headers),
        // The host has told the visitor to go on, and the client for the API can't ask.
        expect: undefined,
        host: new URL(apiOrigin).host,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      // What the API says of its connection to the host says nothing of the visitor's to the host.
      rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
      onError: (failed, { error }) => sendUpstreamFailure(request, failed as FastifyReply, error),
      ...(onResponse && { onResponse }),
    });
}

/** Says that the API gave no answer, to the visitor and to the log. */
export function sendUpstreamFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: Error,
): void {
  // The path alone: a query may hold a download's ticket, or a holder's name.
  const path = request.url.split('?', 1)[0];
  request.log.warn({ err: error, path }, 'The API gave no answer');
  sendFailure(reply, upstreamStatus(error));
}

type HeaderMap = Record<string, string | string[] | undefined>;

/** What a visitor claims of the way that a request took is not believed. */
function withoutForwarded(headers: HeaderMap): HeaderMap {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith('x-forwarded-') && name !== 'forwarded' && name !== 'x-real-ip',
    ),
  );
}
