import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Compression = 'br' | 'gzip';
export type Encoding = Compression | 'identity';

export type RawHeaders = readonly string[];

export interface Variant {
  body: Buffer;
  headers: string[];
}

export interface HostResponse {
  status: number;
  etag: string;
  notModifiedHeaders: string[];
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
  compress: ((encoding: Compression) => Promise<Variant>) | null;
}

interface ResponseParts {
  status: number;
  body: Buffer;
  compressed?: Partial<Record<Compression, Buffer>>;
  contentType: string;
  cacheControl: string;
  headers?: RawHeaders;
  compress?: boolean;
}

const MIN_BYTES = 512;
/** Upper bound on the size of the compressed bodies together, relative to the original. */
const COMPRESSED_RATIO = 0.6;

export function createResponse(parts: ResponseParts): HostResponse {
  const { status, body, compressed, contentType, cacheControl, headers = [] } = parts;
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const shared = [
    'Cache-Control',
    cacheControl,
    'ETag',
    etag,
    'Vary',
    'Accept-Encoding',
    'X-Content-Type-Options',
    'nosniff',
    ...headers,
  ];
  const variant = (bytes: Buffer, encoding?: Compression): Variant => ({
    body: bytes,
    headers: [
      'Content-Type',
      contentType,
      'Content-Length',
      String(bytes.byteLength),
      ...(encoding ? ['Content-Encoding', encoding] : []),
      ...shared,
    ],
  });
  const variants: HostResponse['variants'] = {
    identity: variant(body),
    ...(compressed?.gzip && { gzip: variant(compressed.gzip, 'gzip') }),
    ...(compressed?.br && { br: variant(compressed.br, 'br') }),
  };
  const compressible = !compressed && parts.compress !== false && body.byteLength >= MIN_BYTES;
  return {
    status,
    etag,
    notModifiedHeaders: shared,
    variants,
    compress: compressible
      ? memoized(async (encoding) => {
          const made = variant(await compressions[encoding](body), encoding);
          variants[encoding] = made;
          return made;
        })
      : null,
  };
}

export function bytesOf({ variants, compress }: HostResponse): number {
  const bodies = Object.values(variants).reduce(
    (sum, { body }) => sum + body.byteLength + 1_000,
    0,
  );
  return compress
    ? Math.ceil(bodies + variants.identity.body.byteLength * COMPRESSED_RATIO)
    : bodies;
}

const brotli = promisify(brotliCompress);

const compressions: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gzip),
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
};

function memoized(
  make: (encoding: Compression) => Promise<Variant>,
): (encoding: Compression) => Promise<Variant> {
  const made = new Map<Compression, Promise<Variant>>();
  return (encoding) => {
    const known = made.get(encoding) ?? make(encoding);
    made.set(encoding, known);
    return known;
  };
}

const plainPage = (status: number, title: string, text: string, headers: string[] = []) =>
  createResponse({
    status,
    body: Buffer.from(
      `<!doctype html><html lang="vi"><meta charset="utf-8"><title>${title}</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><h1>${title}</h1><p>${text}</p></html>`,
    ),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    headers: ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'", ...headers],
  });

/** @param requestId finds the failure in the log */
export const errorPage = (requestId?: string): HostResponse =>
  plainPage(
    500,
    'Internal Server Error',
    'Đã có lỗi ngoài dự kiến. Quý khách vui lòng thử lại sau ít phút.' +
      (requestId === undefined ? '' : ` Mã sự cố: ${requestId}`),
  );

export const busyPage = (): HostResponse =>
  plainPage(
    503,
    'Service Unavailable',
    'Trang đang có quá nhiều lượt truy cập. Quý khách vui lòng thử lại sau ít giây.',
    ['Retry-After', '5'],
  );
