import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostResponse, Variant, Encoding } from './HostResponse';

const cache = new Map<string, readonly Encoding[]>();
const MAX_CACHED = 200;

/** The encodings we support that an `Accept-Encoding` allows (RFC 9110, 12.5.3), best first. */
export function bestEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const known = cache.get(header);
  if (known !== undefined) return known;
  const encodings = parse(header);
  if (cache.size < MAX_CACHED) cache.set(header, encodings);
  return encodings;
}

function parse(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const compressed = (['br', 'gzip'] as const).filter((name) => weightOf(name) > 0);
  compressed.sort((a, b) => weightOf(b) - weightOf(a));
  return [...compressed, 'identity'];
}

export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  apiResponse: HostResponse,
): void {
  const { headers, method } = request;
  const known = headers['if-none-match'];
  if (known !== undefined && apiResponse.status === 200 && matchesEtag(known, apiResponse.etag)) {
    response.writeHead(304, apiResponse.notModifiedHeaders).end();
    return;
  }
  const send = ({ headers: own, body }: Variant) => {
    response.writeHead(apiResponse.status, own);
    if (method === 'HEAD') response.end();
    else response.end(body);
  };
  const variant = variantFor(apiResponse, headers['accept-encoding']);
  if (variant instanceof Promise) void variant.then(send);
  else send(variant);
}

function variantFor(
  { variants, compress }: HostResponse,
  acceptEncoding: string | undefined,
): Variant | Promise<Variant> {
  for (const encoding of bestEncodings(acceptEncoding)) {
    const ready = variants[encoding];
    if (ready !== undefined) return ready;
    if (compress && encoding !== 'identity') {
      return compress(encoding).catch(() => variants.identity);
    }
  }
  return variants.identity;
}

/** Weak comparison, as for GET (RFC 9110, 13.1.2). */
function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((item) => item.trim().replace(/^W\//, '') === opaque);
}
