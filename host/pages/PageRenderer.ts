import { randomBytes } from 'node:crypto';
import type { renderPage } from '../../src/app/entry-server';
import { makeAnswer, type Answer } from '../answers/Answer';
import { fetchThrough, type ApiReader } from '../api/ApiReader';
import type { Produced } from '../cache/StaleCache';
import type { ClientBuild } from './ClientBuild';
import { contentSecurityPolicy } from './csp';
import { documentOf } from './document';
import { pageFactsOf, type PageFacts } from './pageFacts';
import { pageUrl } from './pageKey';
import { securityHeaders } from './securityHeaders';

export type TransformDocument = (path: string, html: string, nonce: string) => Promise<string>;

export interface PageRendererOptions {
  render: typeof renderPage;
  build: ClientBuild;
  reader: ApiReader;
  apiOrigin: string;
  /** The site's public origin, without a slash at the end. */
  origin: string;
  https: boolean;
  /** For how long caches before the host may serve a page without asking, in seconds. */
  freshSeconds: number;
  log: (message: string, error: unknown) => void;
  /** Last touch on a document, by the development server alone. */
  transform?: TransformDocument;
}

/** A page that is ready to be sent, with what it says of itself; null of a redirect and a feed. */
export interface PageAnswer extends Answer {
  facts: PageFacts | null;
}

/** The page could be rendered only with something missing: good enough where there is none better. */
export class DegradedPage extends Error {
  constructor(readonly answer: PageAnswer) {
    super('The page is not what it should be.');
  }
}

/** Longest that the loaders of one page may take together, in ms. */
const LOADING_LIMIT_MS = 15_000;

/**
 * Renders the page at a path into an answer that is ready to be sent and kept.
 * @param client the visitor's address, for what the API counts by visitor
 * @throws DegradedPage where the API or the page failed
 */
export async function answerPage(
  target: string,
  client: string,
  options: PageRendererOptions,
): Promise<Produced<PageAnswer>> {
  const { reader, apiOrigin, build, https, transform } = options;
  const nonce = randomBytes(16).toString('base64');
  const { fetchApi, used } = fetchThrough(reader, apiOrigin, client);
  const rendered = await options.render({
    url: pageUrl(target),
    signal: AbortSignal.timeout(LOADING_LIMIT_MS),
    nonce,
    origin: options.origin,
    apiUrl: `${apiOrigin}/api`,
    fetch: fetchApi,
  });
  const tags = [...used.tags];
  if (rendered.kind === 'redirect') {
    const answer = makeAnswer({
      status: rendered.status,
      body: Buffer.alloc(0),
      contentType: 'text/plain; charset=utf-8',
      cacheControl: 'no-store',
      headers: ['Location', rendered.location, ...securityHeaders({ https })],
    });
    return { value: { ...answer, facts: null }, tags, keep: false };
  }

  if (rendered.kind === 'file') {
    const keep = !used.failed && !used.counted && !transform;
    const { contentType, body, fileName } = rendered;
    const caching = cachingOf(keep, options.freshSeconds);
    const answer = makeAnswer({
      status: 200,
      body: Buffer.from(body),
      contentType,
      cacheControl: caching.cacheControl,
      headers: [
        ...caching.headers,
        ...['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
        ...(fileName ? ['Content-Disposition', `attachment; filename="${fileName}"`] : []),
        ...securityHeaders({ https }),
      ],
    });
    return { value: { ...answer, facts: null }, tags, keep };
  }

  const { preview } = rendered;
  const degraded = used.failed || rendered.status >= 500;
  if (rendered.failure !== null && rendered.status >= 500) {
    // The path alone: a query may hold a name.
    options.log(`The page ${target.split('?', 1)[0]} failed`, rendered.failure);
  }
  const forAll = !preview && !rendered.personal && !used.counted;
  const keep = rendered.status === 200 && forAll && !degraded && !transform;
  const caching = cachingOf(keep, options.freshSeconds);
  const html = documentOf({ page: rendered, build, nonce });
  const answer = makeAnswer({
    status: rendered.status,
    body: Buffer.from(transform ? await transform(target, html, nonce) : html),
    contentType: 'text/html; charset=utf-8',
    cacheControl: caching.cacheControl,
    headers: [
      ...caching.headers,
      ...[
        'Content-Security-Policy',
        contentSecurityPolicy(nonce, { https, development: transform !== undefined, preview }),
      ],
      ...(rendered.status === 503 ? ['Retry-After', '10'] : []),
      ...securityHeaders({ https, preview }),
    ],
  });
  const value = { ...answer, facts: pageFactsOf(rendered, tags) };
  if (degraded) throw new DegradedPage(value);
  return { value, tags, keep };
}

/**
 * How what is the same for everyone may be kept. Browsers, and caches of which nothing is known, ask each
 * time, with the ETag. A CDN may serve for a while, and go on while it asks or we can't answer: it is told in
 * a header of its own (RFC 9213), since whatever keeps the others from serving what is stale would keep it too.
 */
function cachingOf(keep: boolean, freshSeconds: number) {
  if (!keep) return { cacheControl: 'no-store', headers: [] };
  const forCdn = `max-age=${freshSeconds}, stale-while-revalidate=86400, stale-if-error=604800`;
  return {
    cacheControl: 'public, max-age=0, must-revalidate',
    headers: ['CDN-Cache-Control', forCdn],
  };
}
