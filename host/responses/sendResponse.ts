import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostResponse, Variant } from './HostResponse';
import { bestEncodings } from './bestEncodings';

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
