import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { renderPage } from '../src/app/entry-server';
import type { Answer } from './answers/Answer';
import { brokenPage, busyPage } from './answers/plainPages';
import { sendAnswer } from './answers/sendAnswer';
import { ApiReader } from './api/ApiReader';
import { proxyApi } from './api/proxy';
import type { HostEnv } from './env';
import { FairQueue, TooBusy } from './fairness/FairQueue';
import { IconStore } from './icons/IconStore';
import { serveIcons } from './icons/serveIcons';
import { originForm } from './originForm';
import type { ClientBuild } from './pages/ClientBuild';
import { PageCache } from './pages/PageCache';
import { withoutExtraSlashes } from './pages/pageKey';
import { answerPage, type TransformDocument } from './pages/PageRenderer';
import { acceptPurges } from './purge';
import { robotsTxt } from './robots';
import { serveSitemap } from './sitemap/serveSitemap';
import { Sitemap } from './sitemap/Sitemap';
import { ShareImages } from './share-image/ShareImages';

export interface HostParts {
  env: HostEnv;
  render: typeof renderPage;
  /** The patterns of all pages for everyone. */
  patterns: () => readonly string[] | Promise<readonly string[]>;
  /** The parameters that the page at a path is rendered by. */
  parametersAt: (pathname: string) => Promise<readonly string[]>;
  /** Where the fonts of the pages' pictures are. */
  fontFolder: string;
  build: ClientBuild;
  assets: ReadonlyMap<string, Answer>;
  /** Last touch on a document, by the development server alone. */
  transform?: TransformDocument;
  /** Answers before the host does, by the development server alone; `next` where it has no answer. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** How long a stale page or answer may still be served while the API fails. */
const STALE_MS = 7 * 86_400_000;

/** Of the room for caches, beside what pages and API answers share: for the sitemap, and for pictures. */
const SMALL_SHARE = 1 / 16;

/**
 * Pages on their way at once. Most of that time they wait for the API; of one address, a school's for
 * instance, a few at a time go as fast as many.
 */
const RENDERINGS = { all: 32, perClient: 8, waiting: 400, waitingPerClient: 100 };

/** Longer than proxies keep a connection that nobody uses: it must never be closed as they take it up. */
const KEEP_ALIVE_MS = 75_000;

/** The web host: pages, files, and the way to the API. It doesn't listen yet. */
export async function createHost(parts: HostParts): Promise<FastifyInstance> {
  const { env, build, assets } = parts;
  const { origin } = new URL(env.publicUrl);
  const cacheTimes = { freshMs: env.freshSeconds * 1_000, staleMs: STALE_MS };
  const reader = new ApiReader({
    apiOrigin: env.apiOrigin,
    timeoutMs: env.apiTimeoutMs,
    maxBytes: env.cacheBytes / 2,
    ...cacheTimes,
  });
  const renderings = new FairQueue(RENDERINGS);
  const pages = new PageCache({
    maxBytes: env.cacheBytes / 2,
    ...cacheTimes,
    parametersAt: parts.parametersAt,
    render: (target, client) =>
      renderings.run(client, () =>
        answerPage(target, client, {
          ...parts,
          reader,
          apiOrigin: env.apiOrigin,
          origin,
          https: env.publicUrl.startsWith('https:'),
          freshSeconds: env.freshSeconds,
          log: (message, error) => app.log.error({ err: error }, message),
        }),
      ),
  });

  const sitemap = new Sitemap({
    ...{ reader, pages, origin, patterns: parts.patterns },
    maxBytes: env.cacheBytes * SMALL_SHARE,
    ...cacheTimes,
  });
  const images = new ShareImages({
    ...{ pages, origin, fontFolder: parts.fontFolder },
    maxBytes: env.cacheBytes * SMALL_SHARE,
  });

  /** Sends what is ready, before any routing; false where there is nothing ready. */
  const sendReady = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const answer = url.startsWith('/api/')
      ? headers.authorization === undefined && reader.fresh(url)
      : (pages.fresh(url) ?? assets.get(url));
    if (!answer) return false;
    sendAnswer(request, response, answer);
    return true;
  };

  const app = fastify({
    logger: { level: env.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy,
    // The API takes paths in any case, and so does what stands before it.
    routerOptions: { maxParamLength: 4_000, caseSensitive: false },
    forceCloseConnections: 'idle',
    // An address that can't be decoded is an address of no page.
    frameworkErrors: (_error, request, reply) => sendPage(request, reply),
    // What is no HTTP, or has a head beyond all measure, gets no words.
    clientErrorHandler: (error, socket) => {
      const status =
        error.code === 'HPE_HEADER_OVERFLOW'
          ? '431 Request Header Fields Too Large'
          : '400 Bad Request';
      if (socket.writable)
        socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    },
    // The hit path: one look into two maps, and head and body go out together.
    serverFactory: (handle) =>
      createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
        const target = originForm(request.url ?? '');
        if (target === null) {
          response.writeHead(400, { connection: 'close' }).end();
          return;
        }
        request.url = target;
        const go = () => {
          if (!sendReady(request, response)) handle(request, response);
        };
        if (parts.before) parts.before(request, response, go);
        else go();
      }),
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const target = request.raw.url ?? '/';
    const bare = withoutExtraSlashes(target);
    if (bare !== null) return reply.header('cache-control', 'no-cache').redirect(bare, 301);
    const answer = await pages.page(target, request.ip);
    reply.hijack();
    sendAnswer(request.raw, reply.raw, answer);
    return reply;
  };

  // Where no route takes the method, nobody takes the body: it is refused before it is read.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return;
    return reply.code(405).headers({ allow: 'GET, HEAD', connection: 'close' }).send();
  });

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({
      status: 'ok',
      build: build.id,
      cacheBytes: { pages: pages.bytes, api: reader.bytes },
    }),
  );
  app.get('/build.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ id: build.id }),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(env.publicUrl)),
  );
  serveSitemap(app, sitemap);
  serveIcons(app, new IconStore({ service: env.iconService, timeoutMs: env.apiTimeoutMs }));
  for (const path of ['/og.png', '/og/*']) {
    app.get(path, async (request, reply) => {
      const image = await images.image(request.raw.url ?? '', request.ip);
      if (image === null) return sendPage(request, reply);
      reply.hijack();
      sendAnswer(request.raw, reply.raw, image);
      return reply;
    });
  }
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
  // A file of an older build: nothing may remember that it was missing.
  app.get('/assets/*', async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not Found'),
  );
  await app.register(async (scope) =>
    acceptPurges(scope, {
      secret: env.purgeSecret,
      // The API's answers first: a page rendered in between must not see the old ones.
      purge: (tags) =>
        reader.purge(tags && [...tags, 'addresses']) + pages.purge(tags) + sitemap.purge(),
    }),
  );
  await app.register((scope) =>
    proxyApi(scope, { apiOrigin: env.apiOrigin, timeoutMs: env.proxyTimeoutMs, reader }),
  );
  app.get('/*', sendPage);
  app.setNotFoundHandler(sendPage);
  const [broken, busy] = [brokenPage(), busyPage()];
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof TooBusy) {
      reply.hijack();
      sendAnswer(request.raw, reply.raw, busy);
      return reply;
    }
    const status = statusOf(error);
    if (status < 500) return reply.code(status).send();
    // The path alone: a query may hold a name, or the code of a letter.
    request.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'The host failed');
    reply.hijack();
    sendAnswer(request.raw, reply.raw, broken);
    return reply;
  });
  return app;
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status <= 599 ? status : 500;
}
