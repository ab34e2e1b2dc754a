import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Compression = 'br' | 'gzip';
export type Encoding = Compression | 'identity';

/** A header list as `writeHead` takes it: name, value, name, value … */
export type RawHeaders = readonly string[];

/** One body as it goes over the wire, with the headers that are its own. */
export interface Variant {
  body: Buffer;
  headers: string[];
}

/** A complete answer, ready to be sent any number of times; a compressed body is made when it is first asked for. */
export interface Answer {
  status: number;
  etag: string;
  /** For an answer of 304. */
  notModifiedHeaders: string[];
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
  /** Makes the variant that is not there yet; null where its kind is compressed already, or too small. */
  compress: ((encoding: Compression) => Promise<Variant>) | null;
}

export interface AnswerParts {
  status: number;
  body: Buffer;
  /** Compressed bodies that are there already: no others are made. */
  compressed?: Partial<Record<Compression, Buffer>>;
  contentType: string;
  cacheControl: string;
  /** Headers besides those of content, cache and validation. */
  headers?: RawHeaders;
  /** False for what is compressed already, such as fonts. */
  compress?: boolean;
}

/** Below this a compressed body saves less than its header costs. */
const SMALLEST_BYTES = 512;
/** What the compressed bodies of a text take up at most, together, against it. */
const COMPRESSED_SHARE = 0.6;

/** Labels a body, once for all the times that it is sent. */
export function makeAnswer(parts: AnswerParts): Answer {
  const { status, body, compressed, contentType, cacheControl, headers = [] } = parts;
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const shared = [
    ...['Cache-Control', cacheControl, 'ETag', etag, 'Vary', 'Accept-Encoding'],
    ...headers,
  ];
  const variant = (bytes: Buffer, encoding?: Compression): Variant => ({
    body: bytes,
    headers: [
      ...['Content-Type', contentType, 'Content-Length', String(bytes.byteLength)],
      ...(encoding ? ['Content-Encoding', encoding] : []),
      ...shared,
    ],
  });
  const variants: Answer['variants'] = {
    identity: variant(body),
    ...(compressed?.gzip && { gzip: variant(compressed.gzip, 'gzip') }),
    ...(compressed?.br && { br: variant(compressed.br, 'br') }),
  };
  const compressible = !compressed && parts.compress !== false && body.byteLength >= SMALLEST_BYTES;
  return {
    status,
    etag,
    notModifiedHeaders: shared,
    variants,
    compress: compressible
      ? once(async (encoding) => {
          const made = variant(await compressions[encoding](body), encoding);
          variants[encoding] = made;
          return made;
        })
      : null,
  };
}

/** What the answer takes up at most, in bytes. */
export function bytesOf({ variants, compress }: Answer): number {
  const bodies = Object.values(variants).reduce(
    (sum, { body }) => sum + body.byteLength + 1_000,
    0,
  );
  return compress
    ? Math.ceil(bodies + variants.identity.body.byteLength * COMPRESSED_SHARE)
    : bodies;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressions: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => zip(body, { level: 6 }),
  br: (body) =>
    brotli(body, {
      params: {
        // As quick as gzip and still smaller.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
};

/** Works each encoding out once, however many ask for it at the same time. */
function once(
  make: (encoding: Compression) => Promise<Variant>,
): (encoding: Compression) => Promise<Variant> {
  const made = new Map<Compression, Promise<Variant>>();
  return (encoding) => {
    const known = made.get(encoding) ?? make(encoding);
    made.set(encoding, known);
    return known;
  };
}
