import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A header list as `writeHead` takes it: name, value, name, value … */
export type RawHeaders = readonly string[];

/** One body as it goes over the wire, with the headers that are its own. */
export interface Variant {
  body: Buffer;
  headers: string[];
}

/** A complete answer, ready to be sent any number of times: nothing is worked out when it is. */
export interface Answer {
  status: number;
  etag: string;
  /** For an answer of 304. */
  notModifiedHeaders: string[];
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

export interface AnswerParts {
  status: number;
  body: Buffer;
  /** Compressed bodies that are there already; otherwise they are made. */
  compressed?: Partial<Record<'br' | 'gzip', Buffer>>;
  contentType: string;
  cacheControl: string;
  /** Headers besides those of content, cache and validation. */
  headers?: RawHeaders;
  /** False for what is compressed already, such as fonts. */
  compress?: boolean;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this a compressed body saves less than its header costs. */
const SMALLEST_BYTES = 512;

/** Compresses and labels a body, once for all the times that it is sent. */
export async function makeAnswer(parts: AnswerParts): Promise<Answer> {
  const { status, body, contentType, cacheControl, headers = [] } = parts;
  const compressed = parts.compressed ?? (parts.compress === false ? {} : await compressBody(body));
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const shared = [
    ...['Cache-Control', cacheControl, 'ETag', etag, 'Vary', 'Accept-Encoding'],
    ...headers,
  ];
  const variant = (bytes: Buffer, encoding?: 'br' | 'gzip'): Variant => ({
    body: bytes,
    headers: [
      ...['Content-Type', contentType, 'Content-Length', String(bytes.byteLength)],
      ...(encoding ? ['Content-Encoding', encoding] : []),
      ...shared,
    ],
  });
  return {
    status,
    etag,
    notModifiedHeaders: shared,
    variants: {
      identity: variant(body),
      ...(compressed.gzip && { gzip: variant(compressed.gzip, 'gzip') }),
      ...(compressed.br && { br: variant(compressed.br, 'br') }),
    },
  };
}

/** What the answer takes up, in bytes. */
export function bytesOf({ variants }: Answer): number {
  return Object.values(variants).reduce((sum, { body }) => sum + body.byteLength + 1_000, 0);
}

async function compressBody(body: Buffer): Promise<Partial<Record<'br' | 'gzip', Buffer>>> {
  if (body.byteLength < SMALLEST_BYTES) return {};
  const [small, smaller] = await Promise.all([
    zip(body, { level: 6 }),
    // Quality 5 is as quick as gzip and still smaller.
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  ]);
  return { gzip: small, br: smaller };
}
