import type { Context } from 'koa';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { OpenFile } from './FileStore';

/**
 * Responds to GET and HEAD with a whole file, compressed; 304 if the client has it. For text such as SVG, which shrinks
 * to a fifth. The tag is weak, because the bytes depend on the compressor.
 * @param setHeaders as in `serveFile`
 * @throws StorageUnavailable
 */
export async function serveCompressed(
  ctx: Context,
  file: OpenFile,
  setHeaders: () => void,
): Promise<void> {
  ctx.status = 200;
  ctx.etag = `W/${file.etag}`;
  ctx.lastModified = file.modified;
  const content = ctx.method === 'HEAD' || ctx.fresh ? null : await file.read();
  if (!content) await file.close();
  setHeaders();
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.set('Content-Encoding', 'gzip');
  if (!content) return;
  ctx.body = pipeline(content, createGzip(), (error) => {
    // The status is already sent: only a broken connection shows that the file is incomplete.
    if (error) ctx.res.destroy();
  });
}
