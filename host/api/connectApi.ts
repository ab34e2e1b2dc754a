import replyFrom, { type FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure, upstreamStatus } from './apiFailure';

export interface ConnectOptions {
  apiOrigin: string;
  /** Timeout for the response headers, and for each further chunk of the body. */
  timeoutMs: number;
  connections: number;
}

interface PassHooks {
  /** Not called for a client that has disconnected. */
  onResponse: FastifyReplyFromHooks['onResponse'];
  /** Called when the API has begun its response, or has failed, for every client. */
  onSettled: () => void;
}

type Pass = (request: FastifyRequest, reply: FastifyReply, hooks?: PassHooks) => FastifyReply;

/** Opens a connection pool for one scope; returns the function that forwards a call through it. */
export async function connectApi(scope: FastifyInstance, options: ConnectOptions): Promise<Pass> {
  const { apiOrigin, timeoutMs, connections } = options;
  await scope.register(replyFrom, {
    base: apiOrigin,
    undici: { connections, pipelining: 1, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    // The call may have been executed: only the client, with its idempotency key, may retry.
    retryMethods: [],
    disableRequestLogging: true,
  });
  return (request, reply, hooks) =>
    reply.from(request.raw.url, {
      // As received: by default reply-from would serialize the Buffer of a JSON body as JSON.
      ...(Buffer.isBuffer(request.body) && {
        body: request.body,
        contentType: request.headers['content-type'] ?? 'application/octet-stream',
      }),
      rewriteRequestHeaders: (_, headers) => ({
        ...withoutForwarded(headers),
        // The host has already sent 100 Continue, and undici rejects an `Expect` header.
        expect: undefined,
        host: new URL(apiOrigin).host,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      // Hop-by-hop headers describe the API's connection, not the visitor's.
      rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
      onError: (failed, { error }) => sendUpstreamFailure(request, failed as FastifyReply, error),
      ...(hooks && {
        onResponse: hooks.onResponse,
        // The only hook of reply-from that is called with every outcome; null is no retry.
        retryDelay: () => {
          hooks.onSettled();
          return null;
        },
      }),
    });
}

export function sendUpstreamFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: Error,
): void {
  // Without the query, which may contain a download ticket or a holder's name.
  const path = request.url.split('?', 1)[0];
  request.log.warn({ err: error, path }, 'No response from the API');
  sendFailure(reply, upstreamStatus(error));
}

type HeaderMap = Record<string, string | string[] | undefined>;

/** Visitors' own forwarding headers are not trusted. */
function withoutForwarded(headers: HeaderMap): HeaderMap {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith('x-forwarded-') && name !== 'forwarded' && name !== 'x-real-ip',
    ),
  );
}
