import { randomBytes } from 'node:crypto';
import type { renderPage, RenderedPage } from '../../src/app/entry-server';
import { pageMoment } from '../../src/data/page/pageLocation';
import { routePatterns } from '@iia/shared/routePatterns';
import { createResponse, type HostResponse } from '../responses/HostResponse';
import { collectionOf, requestThrough, type ApiReader } from '../api/ApiReader';
import type { Produced } from '../cache/StaleCache';
import { currentRequestId } from '../../cms/src/platform/telemetry/requestId';
import type { ClientBuild } from './ClientBuild';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders';
import { documentOf } from './document';
import { pageUrl } from './pageKey';
import { isUnchanged, signatureOf, type PageSource } from './pageSource';

export type TransformDocument = (path: string, html: string, nonce: string) => Promise<string>;

export interface PageRendererOptions {
  render: typeof renderPage;
  build: ClientBuild;
  reader: ApiReader;
  apiOrigin: string;
  origin: string;
  https: boolean;
  freshSeconds: number;
  log: (message: string, error: unknown) => void;
  transform?: TransformDocument;
}

export interface PageResponse extends HostResponse {
  /** For metrics: the router's pattern, `feed` or `redirect`. */
  route: string;
  /** Null for redirects and feeds. */
  facts: PageMetadata | null;
  /** Null for redirects. */
  source: PageSource | null;
}

interface PageRequest {
  target: string;
  /** The visitor's IP address. */
  client: string;
  previous: PageResponse | undefined;
}

interface PageMetadata {
  title: string | null;
  canonical: string | null;
  noindex: boolean;
  collections: readonly string[];
}

export function pageMetadataOf(
  { status, head }: Pick<RenderedPage, 'status' | 'head'>,
  collections: readonly string[],
): PageMetadata {
  const found = (pattern: RegExp): string | null => {
    const text = pattern.exec(head)?.[1];
    return text === undefined ? null : withoutEntities(text);
  };
  return {
    title: status === 200 ? found(/<meta property="og:title" content="([^"]*)"/) : null,
    canonical: status === 200 ? found(/<link rel="canonical" href="([^"]*)"/) : null,
    noindex: /<meta name="robots" content="noindex/.test(head),
    collections,
  };
}

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const withoutEntities = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** A part of the page is missing. It is used only if no better version is cached. */
export class DegradedPage extends Error {
  constructor(readonly response: PageResponse) {
    super('The page was rendered with parts missing.');
  }
}

const LOADING_TIMEOUT_MS = 15_000;

const usesCamera = (target: string): boolean =>
  pageUrl(target).pathname === routePatterns.attendance;

/** @throws DegradedPage if the API or the page failed */
export async function respondWithPage(
  { target, client, previous }: PageRequest,
  options: PageRendererOptions,
): Promise<Produced<PageResponse>> {
  const { reader, apiOrigin, build, https, transform } = options;
  const known = previous?.source;
  if (known && (await isUnchanged(known, reader))) {
    const tags = [...new Set([...known.responses.keys()].map(collectionOf))];
    return { value: previous, tags, keep: true };
  }
  const moment = pageMoment();
  const nonce = randomBytes(16).toString('base64');
  const { request, used } = requestThrough(reader, apiOrigin, client);
  const rendered = await options.render({
    url: pageUrl(target),
    signal: AbortSignal.timeout(LOADING_TIMEOUT_MS),
    nonce,
    origin: options.origin,
    readApi: request,
    requestId: currentRequestId(),
  });
  const tags = [...used.tags];
  const source = {
    moment,
    responses: new Map(
      [...used.responses].map(([path, response]) => [path, signatureOf(response)]),
    ),
  };
  if (rendered.kind === 'redirect') {
    const response = createResponse({
      status: rendered.status,
      body: Buffer.alloc(0),
      contentType: 'text/plain; charset=utf-8',
      cacheControl: 'no-store',
      headers: ['Location', rendered.location, ...securityHeaders({ https })],
    });
    return {
      value: { ...response, route: 'redirect', facts: null, source: null },
      tags,
      keep: false,
    };
  }

  if (rendered.kind === 'file') {
    const keep = !used.failed && !used.perVisitor && !transform;
    const { contentType, body, fileName } = rendered;
    const caching = cacheHeadersFor(keep, options.freshSeconds);
    const response = createResponse({
      status: 200,
      body: Buffer.from(body),
      contentType,
      cacheControl: caching.cacheControl,
      headers: [
        ...caching.headers,
        'Content-Security-Policy',
        "default-src 'none'; frame-ancestors 'none'",
        ...(fileName ? ['Content-Disposition', `attachment; filename="${fileName}"`] : []),
        ...securityHeaders({ https }),
      ],
    });
    return { value: { ...response, route: 'feed', facts: null, source }, tags, keep };
  }

  const { preview } = rendered;
  const degraded = used.failed || rendered.status >= 500;
  if (rendered.failure !== null && rendered.status >= 500) {
    // Without the query, which may contain a name.
    options.log(`The page ${target.split('?', 1)[0]} failed`, rendered.failure);
  }
  const forAll = !preview && !rendered.personal && !used.perVisitor;
  const keep = rendered.status === 200 && forAll && !degraded && !transform;
  const caching = cacheHeadersFor(keep, options.freshSeconds);
  const html = documentOf({ page: rendered, build, nonce });
  const response = createResponse({
    status: rendered.status,
    body: Buffer.from(transform ? await transform(target, html, nonce) : html),
    contentType: 'text/html; charset=utf-8',
    cacheControl: caching.cacheControl,
    headers: [
      ...caching.headers,

      'Content-Security-Policy',
      contentSecurityPolicy(nonce, { https, development: transform !== undefined, preview }),
      ...(rendered.status === 503 ? ['Retry-After', '10'] : []),
      ...securityHeaders({ https, preview, camera: usesCamera(target) }),
    ],
  });
  const value = {
    ...response,
    route: rendered.route,
    facts: pageMetadataOf(rendered, tags),
    source,
  };
  if (degraded) throw new DegradedPage(value);
  return { value, tags, keep };
}

/**
 * Shared caches other than the CDN revalidate each time. The CDN's own header (RFC 9213) lets it serve
 * stale pages, which `must-revalidate` would forbid.
 */
function cacheHeadersFor(keep: boolean, freshSeconds: number) {
  if (!keep) return { cacheControl: 'no-store', headers: [] };
  const forCdn = `max-age=${freshSeconds}, stale-while-revalidate=86400, stale-if-error=604800`;
  return {
    cacheControl: 'public, max-age=0, must-revalidate',
    headers: ['CDN-Cache-Control', forCdn],
  };
}
