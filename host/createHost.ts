import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Connections } from '../cms/src/platform/lifecycle/Connections';
import type { renderPage } from '../src/app/entry-server';
import { type HostResponse, errorPage, busyPage } from './responses/HostResponse';
import { finishUploads } from './responses/finishUploads';
import { sendResponse } from './responses/sendResponse';
import { serveDocs } from './api-docs/serveDocs';
import { ApiReader } from './api/ApiReader';
import { proxyApi } from './api/proxy';
import type { HostEnv } from './env';
import type { ReadHostFile } from './hostFiles';
import { FairQueue, TooBusy } from './fairness/FairQueue';
import { IconStore } from './icons/IconStore';
import { serveIcons } from './icons/serveIcons';
import { originForm, withoutExtraSlashes } from './pages/pageKey';
import type { ClientBuild } from './pages/ClientBuild';
import { PageCache } from './pages/PageCache';
import { respondWithPage, type TransformDocument } from './pages/PageRenderer';
import { serveProbes } from './probes';
import { acceptPurges } from './purge';
import { Redirects } from './pages/Redirects';
import { robotsTxt } from './robots';
import { serveSitemap } from './sitemap/serveSitemap';
import { Sitemap } from './sitemap/Sitemap';
import { ShareImages } from './share-image/ShareImages';
import { warnOfUntrustedProxy } from './warnOfUntrustedProxy';
import { createBufferedLogger, createLogger } from './telemetry/logger';
import { HostMetrics } from './telemetry/HostMetrics';
import { RequestLog, type Cached } from './telemetry/RequestLog';
import {
  currentRequestId,
  REQUEST_ID_HEADER,
  withRequestId,
} from '../cms/src/platform/telemetry/requestId';

export interface HostParts {
  env: HostEnv;
  connections: Connections;
  render: typeof renderPage;
  patterns: () => readonly string[] | Promise<readonly string[]>;
  /** The query parameters that the page at a path depends on. */
  parametersAt: (pathname: string) => Promise<readonly string[]>;
  readHostFile: ReadHostFile;
  build: ClientBuild;
  assets: ReadonlyMap<string, HostResponse>;
  transform?: TransformDocument;
  metrics?: HostMetrics;
  /** Development server only: runs before the host. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

const STALE_MS = 7 * 86_400_000;

const SMALL_CACHE_SHARE = 1 / 16;

/** Rendering mostly waits for the API, so a few at a time are enough even for an address with many visitors. */
const RENDERINGS = { all: 32, perClient: 8, waiting: 400, waitingPerClient: 100 };

/** Longer than a proxy keeps an unused connection, so that it is never closed just as the proxy reuses it. */
const KEEP_ALIVE_MS = 75_000;

export async function createHost(parts: HostParts): Promise<FastifyInstance> {
  const { env, build, assets, metrics = new HostMetrics() } = parts;
  const { origin, protocol } = new URL(env.publicUrl);
  const https = protocol === 'https:';
  const cacheTimes = { freshMs: env.freshSeconds * 1_000, staleMs: STALE_MS };
  const reader = new ApiReader({
    apiOrigin: env.apiOrigin,
    timeoutMs: env.apiTimeoutMs,
    maxBytes: env.cacheBytes / 2,
    ...cacheTimes,
    onFailure: ({ status, message }) => {
      metrics.apiReadFailures.inc({ status });
      app.log.warn(`Read from the API failed: ${message}`);
    },
  });
  const renderings = new FairQueue(RENDERINGS);
  const pages = new PageCache({
    maxBytes: env.cacheBytes / 2,
    ...cacheTimes,
    parametersAt: parts.parametersAt,
    render: (target, client, previous) =>
      renderings.run(client, () =>
        metrics.timeRendering(() =>
          respondWithPage(
            { target, client, previous },
            {
              ...parts,
              reader,
              apiOrigin: env.apiOrigin,
              origin,
              https,
              freshSeconds: env.freshSeconds,
              log: (message, error) => app.log.error({ err: error }, message),
            },
          ),
        ),
      ),
  });
  metrics.watchQueue('renderings', renderings);
  metrics.watchCache('pages', pages);
  metrics.watchCache('api', reader);
  const requestLog = new RequestLog(env, createBufferedLogger(env), metrics);

  const redirects = new Redirects(reader);
  const sitemap = new Sitemap({
    reader,
    pages,
    origin,
    patterns: parts.patterns,
    maxBytes: env.cacheBytes * SMALL_CACHE_SHARE,
    ...cacheTimes,
  });
  const images = new ShareImages({
    pages,
    origin,
    readHostFile: parts.readHostFile,
    maxBytes: env.cacheBytes * SMALL_CACHE_SHARE,
  });

  const findCached = ({ method, url = '/', headers }: IncomingMessage): Cached | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (url.startsWith('/api/')) {
      const response = headers.authorization === undefined ? reader.fresh(url) : undefined;
      return response && { route: '/api/*', response };
    }
    const page = pages.fresh(url);
    if (page) return { route: page.route, response: page };
    const asset = assets.get(url);
    return asset && { route: '/assets/*', response: asset };
  };

  const respond = (
    request: IncomingMessage,
    response: ServerResponse,
    handle: (request: IncomingMessage, response: ServerResponse) => void,
  ) => {
    const cached = findCached(request);
    if (cached) {
      sendResponse(request, response, cached.response);
      requestLog.recordCached(request, response, cached);
      return;
    }
    const id = requestLog.idOf(request);
    // The proxy passes it on to the API.
    request.headers[REQUEST_ID_HEADER] = id;
    requestLog.recordWhenClosed(request, response, id);
    withRequestId(id, () => handle(request, response));
  };

  const app = fastify({
    loggerInstance: createLogger(env),
    // The API adds the id itself.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy,
    // The API and its proxy ignore the case of paths.
    routerOptions: { maxParamLength: 4_000, caseSensitive: false },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => sendPage(request, reply),
    clientErrorHandler: (error, socket) => {
      const status =
        error.code === 'HPE_HEADER_OVERFLOW'
          ? '431 Request Header Fields Too Large'
          : '400 Bad Request';
      if (socket.writable)
        socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    },
    // The hot path: cached responses skip Fastify's routing.
    serverFactory: (handle) => {
      const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
        const target = originForm(request.url ?? '');
        if (target === null) {
          response.writeHead(400, { connection: 'close' }).end();
          return;
        }
        request.url = target;
        const handleRequest = () => respond(request, response, handle);
        if (parts.before) parts.before(request, response, handleRequest);
        else handleRequest();
      });
      parts.connections.track(server);
      return server;
    },
  });

  /** For an address without a page. Cached no longer than a page, so that changes of the table take effect. */
  const redirectTo = (reply: FastifyReply, location: string): FastifyReply =>
    reply
      .headers({
        'cache-control': 'public, max-age=0, must-revalidate',
        'cdn-cache-control': `max-age=${env.freshSeconds}`,
      })
      .redirect(location, 301);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url, ip } = request;
    const bare = withoutExtraSlashes(url);
    // Old addresses often end with a slash, or with a query of the home page (`/?p=12`).
    if (bare !== null || url.startsWith('/?')) {
      const location = await redirects.locationOf(bare ?? url);
      const isFree =
        bare === null || (location !== null && (await pages.page(bare, ip)).status === 404);
      if (location !== null && isFree) return redirectTo(reply, location);
    }
    if (bare !== null) return reply.header('cache-control', 'no-cache').redirect(bare, 301);
    const response = await pages.page(url, ip);
    requestLog.setRoute(request.raw, response.route);
    // A page of this site is never hidden by a redirect.
    if (response.status === 404) {
      const location = await redirects.locationOf(url);
      if (location !== null) return redirectTo(reply, location);
    }
    const id = currentRequestId();
    reply.hijack();
    if (id !== undefined && response.status >= 500) reply.raw.setHeader(REQUEST_ID_HEADER, id);
    sendResponse(request.raw, reply.raw, response);
    return reply;
  };

  finishUploads(app);
  warnOfUntrustedProxy(app);

  // No route supports this method: reject it before its body is read.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    return reply.code(405).headers({ allow: 'GET, HEAD', connection: 'close' }).send();
  });

  app.addHook('onRequest', async ({ raw, is404, routeOptions }) => {
    requestLog.setRoute(raw, is404 ? 'none' : (routeOptions.url ?? 'none'));
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // A shared cache would repeat the id in responses to other requests.
    const isShared = String(reply.getHeader('cache-control')).includes('public');
    const id = currentRequestId();
    if (id !== undefined && !isShared) reply.header(REQUEST_ID_HEADER, id);
  });

  serveProbes(app, {
    access: env.probes,
    isStopping: () => parts.connections.isLeaving,
    apiOrigin: env.apiOrigin,
    details: () => ({
      build: build.id,
      cacheBytes: { pages: pages.bytes, api: reader.bytes },
    }),
  });
  app.get('/build.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ id: build.id }),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(robotsTxt(env.publicUrl)),
  );
  serveSitemap(app, sitemap);
  serveDocs(app, { readHostFile: parts.readHostFile, https });
  serveIcons(app, new IconStore({ service: env.iconService, timeoutMs: env.apiTimeoutMs }));
  for (const path of ['/og.png', '/og/*']) {
    app.get(path, async (request, reply) => {
      const image = await images.image(request.url, request.ip);
      if (image === null) return sendPage(request, reply);
      reply.hijack();
      sendResponse(request.raw, reply.raw, image);
      return reply;
    });
  }
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
  // A file of an older build: its absence must not be cached.
  app.get('/assets/*', async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send('Not Found'),
  );
  await app.register(async (scope) =>
    acceptPurges(scope, {
      secret: env.purgeSecret,
      // API responses first: a page rendered in between must not use the old ones.
      purge: (tags) =>
        reader.purge(tags && [...tags, 'addresses']) + pages.purge(tags) + sitemap.purge(),
    }),
  );
  await app.register((scope) =>
    proxyApi(scope, { apiOrigin: env.apiOrigin, timeoutMs: env.proxyTimeoutMs, reader, metrics }),
  );
  app.get('/*', sendPage);
  app.setNotFoundHandler(sendPage);
  const busy = busyPage();
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof TooBusy) {
      reply.hijack();
      sendResponse(request.raw, reply.raw, busy);
      return reply;
    }
    const status = statusOf(error);
    if (status < 500) return reply.code(status).send();
    // Without the query, which may contain a name or a code from an email.
    request.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'Unhandled error');
    reply.hijack();
    sendResponse(request.raw, reply.raw, errorPage(currentRequestId()));
    return reply;
  });
  return app;
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 ? status : 500;
}
