import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureBody, type FailureStatus } from './apiFailure';
import { sendAnswer } from '../answers/sendAnswer';
import { ApiUnavailable, type ApiReader } from './ApiReader';

export interface ProxyOptions {
  apiOrigin: string;
  /** Longest wait for the head of an answer, and for each next part of it, in ms. */
  timeoutMs: number;
  /** Answers anonymous reads from its cache. */
  reader: ApiReader;
}

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

/** Passes calls on to the API: bodies as streams, the visitor's address as the host knows it. */
export async function proxyApi(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { apiOrigin, timeoutMs, reader } = options;
  await app.register(replyFrom, {
    base: apiOrigin,
    undici: { connections: 128, pipelining: 1, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    // A call may have been carried out although its answer was lost: whether to ask again is the
    // client's to decide, who has an idempotency key.
    retryMethods: [],
    disableRequestLogging: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.addHook('onRequest', async (request, reply) =>
    isStraight(request.raw.url ?? '') ? undefined : sendFailure(reply, 400),
  );

  const pass = (request: FastifyRequest, reply: FastifyReply) =>
    reply.from(request.raw.url, {
      rewriteRequestHeaders: (_, headers) => ({
        ...withoutForwarded(headers),
        // The host has told the visitor to go on, and the client for the API can't ask.
        expect: undefined,
        host: new URL(apiOrigin).host,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      onError: (failed, { error }) => {
        // The path alone: a query may hold a download's ticket, or a holder's name.
        const path = request.url.split('?', 1)[0];
        request.log.warn({ err: error, path }, 'The API gave no answer');
        sendFailure(failed as FastifyReply, statusOf(error));
      },
    });

  const read = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== undefined || !isContent(request.url)) {
      return pass(request, reply);
    }
    try {
      const answer = await reader.read(request.url);
      reply.hijack();
      sendAnswer(request.raw, reply.raw, answer);
    } catch (error) {
      if (!(error instanceof ApiUnavailable)) throw error;
      sendFailure(reply, error.status);
    }
    return reply;
  };

  app.route({ method: ['GET', 'HEAD'], url: '/api/*', handler: read });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/api/*',
    handler: pass,
  });
  for (const prefix of ADMIN_PREFIXES) {
    app.all(`/${prefix}`, pass);
    app.all(`/${prefix}/*`, pass);
  }
}

/**
 * Reads of content; what concerns accounts is never read through the cache, whoever asks, nor what the
 * API counts by visitor, nor what a signed link opens. The API takes paths in any case.
 */
function isContent(url: string): boolean {
  return !/^\/api\/(?:auth|users|connect|upload|certificate-statuses|download)\b/i.test(url);
}

/** Whether an address can be decoded, and leads where its first words say: `/api/../admin` does not. */
function isStraight(url: string): boolean {
  try {
    const [path = ''] = decodeURIComponent(url).split('?');
    return !/[/\\]\.{1,2}(?:[/\\#]|$)/.test(path);
  } catch {
    return false;
  }
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

function statusOf(error: Error): FailureStatus {
  const code = 'code' in error ? String(error.code) : '';
  if (/TIMEOUT/.test(code)) return 504;
  return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET|UND_ERR_SOCKET|SERVICE_UNAVAILABLE/.test(code)
    ? 503
    : 502;
}

function sendFailure(reply: FastifyReply, status: FailureStatus): FastifyReply {
  // So short that the client tries a read again by itself before it says that it failed.
  if (status >= 500) void reply.header('retry-after', '1');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failureBody(status));
}
