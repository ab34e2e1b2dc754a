import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, Encoding, Variant } from './Answer';
import { bestEncodings } from './bestEncodings';

/** Sends an answer in the encoding that the client likes best, or tells it that it has it already. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): void {
  const { headers, method } = request;
  const known = headers['if-none-match'];
  if (known !== undefined && answer.status === 200 && names(known, answer.etag)) {
    response.writeHead(304, answer.notModifiedHeaders).end();
    return;
  }
  const variant = variantFor(answer, headers['accept-encoding']);
  response.writeHead(answer.status, variant.headers);
  if (method === 'HEAD') response.end();
  else response.end(variant.body);
}

function variantFor({ variants }: Answer, acceptEncoding: string | undefined): Variant {
  for (const encoding of bestEncodings(acceptEncoding)) {
    const variant = variants[encoding as Encoding];
    if (variant !== undefined) return variant;
  }
  return variants.identity;
}

/** Whether an `If-None-Match` names this ETag; weakly, as it is for GET (RFC 9110, 13.1.2). */
function names(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((item) => item.trim().replace(/^W\//, '') === opaque);
}
