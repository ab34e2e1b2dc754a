import type { Context } from 'koa';
import type { Readable } from 'node:stream';
import parseRange from 'range-parser';
import type { ByteRange, OpenFile } from './FileStore';

/**
 * Responds to GET and HEAD with a file, or with the part that the request names; 304 if the client has it,
 * 416 for a part that does not exist. The response to a request for several parts is the whole file.
 * @param setHeaders describes the file; not called if it cannot be read, since an error must not be sent as an
 * attachment
 * @throws StorageUnavailable
 */
export async function serveFile(
  ctx: Context,
  file: OpenFile,
  setHeaders: () => void,
): Promise<void> {
  ctx.status = 200;
  ctx.etag = file.etag;
  ctx.lastModified = file.modified;
  const range = requestedRange(ctx, file);
  const body = ctx.method === 'HEAD' || ctx.fresh || range === 'none' ? null : await read(range);
  if (!body) await file.close();
  setHeaders();
  ctx.set('Accept-Ranges', 'bytes');
  if (ctx.fresh) {
    ctx.status = 304;
  } else if (range === 'none') {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${file.size}`);
  } else {
    if (range) {
      ctx.status = 206;
      ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
    }
    ctx.length = range ? range.end - range.start + 1 : file.size;
    if (body) ctx.body = body;
  }

  async function read(part: ByteRange | null): Promise<Readable> {
    const stream = await file.read(part ?? undefined);
    // The status is already sent: only a broken connection shows that the file is incomplete.
    return stream.once('error', () => ctx.res.destroy());
  }
}

/** Null for the whole file, also if the client has a part of an older one. */
function requestedRange(ctx: Context, { size, etag }: OpenFile): ByteRange | 'none' | null {
  const header = ctx.get('Range');
  const condition = ctx.get('If-Range');
  const isCurrent =
    condition === '' || condition === etag || condition === ctx.get('Last-Modified');
  if (header === '' || !isCurrent) return null;
  const ranges = parseRange(size, header);
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
