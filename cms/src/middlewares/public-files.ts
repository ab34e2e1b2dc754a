import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { extname, posix } from 'node:path';
import { ownersFields } from '../learning/library/ownersFiles';
import { keyOf, publicPrefix, type FileKey } from '../platform/files/fileKeys';
import type { OpenFile } from '../platform/files/FileStore';
import { fileStore } from '../platform/files/openStore';
import { serveCompressed } from '../platform/files/serveCompressed';
import { serveFile } from '../platform/files/serveFile';
import { tables } from '../platform/tables';

/** Name prefixes of the media library's picture copies. */
const sizePrefix = /^(thumbnail|(small|medium|large|full)(_(webp|avif))?)_/;

/** Types a browser would execute: sent as downloads, and never loadable as scripts. */
const runnable = /html|javascript|ecmascript|xml$/;

/** Seconds. A replaced file has the same URL; a proxy may show the old one during an outage. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/**
 * Serves the media library's public files. Paid files are refused from the moment a document refers to them
 * (src/learning/library/ownersFiles.ts), as are unknown files. The rest is on the site's origin, so
 * nothing in it may execute.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const name = fileName(ctx.path);
    if (name === null) return next();
    const key = keyOf(publicPrefix + name);
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const file =
      key && isRead && (await isPublic(strapi, name)) ? await openFile(strapi, key) : null;
    if (!file) {
      ctx.status = 404;
      return;
    }
    const isSvg = extname(name).toLowerCase() === '.svg';
    if (isSvg) ctx.vary('Accept-Encoding');
    const compressed = isSvg && ctx.get('Range') === '' && ctx.acceptsEncodings('gzip') === 'gzip';
    await (compressed ? serveCompressed : serveFile)(ctx, file, () => {
      ctx.type = extname(name) || 'application/octet-stream';
      ctx.set('Cache-Control', CACHE_CONTROL);
      preventExecution(ctx);
    });
  };

const openFile = async (strapi: Core.Strapi, key: FileKey): Promise<OpenFile | null> =>
  (await fileStore(strapi)).open(key);

function preventExecution(ctx: Context): void {
  const type = ctx.response.type;
  // Browsers do not display PDFs in a sandbox, and a PDF cannot access its origin.
  if (type !== 'application/pdf') {
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  }
  if (!runnable.test(type) || type === 'image/svg+xml') return;
  ctx.set('Content-Disposition', 'attachment');
  ctx.type = 'application/octet-stream';
}

/** Decodes the path; null outside `/uploads`. */
function fileName(path: string): string | null {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const normal = posix.normalize(decoded).replace(/^\/+/, '');
  return normal.toLowerCase().startsWith('uploads/') ? normal.slice('uploads/'.length) : null;
}

async function isPublic(strapi: Core.Strapi, name: string): Promise<boolean> {
  const knex = strapi.db.connection;
  const owned = knex(`${tables.fileLinks} as link`)
    .select(knex.raw('1'))
    .whereRaw('link.file_id = files.id')
    .where((either) => {
      for (const { type, field } of ownersFields) {
        either.orWhere({ 'link.related_type': type, 'link.field': field });
      }
    });
  const original = name.replace(sizePrefix, '').replace(/\.[^.]*$/, '');
  const found: unknown = await knex(tables.files)
    .select('files.id')
    .where((either) =>
      either.where('files.url', publicPrefix + name).orWhere('files.hash', original),
    )
    // A file that was once private stays so, whatever refers to it now.
    .where('files.url', 'like', `${publicPrefix}%`)
    .whereNotExists(owned)
    .first();
  return found !== undefined;
}
