import type { Context } from 'koa';
import parseRange from 'range-parser';
import type { ByteRange, OpenFile } from './FileStore';

/**
 * Responds to GET and HEAD with a file, or with the part that the request names; 304 if the client has it,
 * 416 for a part that does not exist. Several parts at once are answered with the whole file.
 */
export async function serveFile(ctx: Context, file: OpenFile): Promise<void> {
  ctx.status = 200;
  ctx.etag = file.etag;
  ctx.lastModified = file.modified;
  ctx.set('Accept-Ranges', 'bytes');
  if (ctx.fresh) {
    ctx.status = 304;
    return file.close();
  }
  const range = requestedRange(ctx, file);
  if (range === 'none') {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${file.size}`);
    return file.close();
  }
  if (range) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  ctx.length = range ? range.end - range.start + 1 : file.size;
  if (ctx.method === 'HEAD') return file.close();
  const body = await file.read(range ?? undefined);
  // The status is already sent: only a broken connection shows that the file is incomplete.
  body.once('error', () => ctx.res.destroy());
  ctx.body = body;
}

/** null for the whole file, also if the client holds a part of an older one. */
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
