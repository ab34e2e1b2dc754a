import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { posix } from 'node:path';
import { ownersFields } from '../learning/library/ownersFiles';
import { tables } from '../platform/tables';

/** Name prefixes of the media library's picture copies. */
const sizePrefix = /^(thumbnail|(small|medium|large|full)(_(webp|avif))?)_/;

/** Types a browser would execute: sent as downloads, and never loadable as scripts. */
const runnable = /html|javascript|ecmascript|xml$/;

/**
 * The media library stores every file in one public folder. Paid files are moved away
 * (src/learning/library/ownersFiles.ts) and refused until then, as are unknown files. The rest is served on the
 * site's origin, so nothing in it may execute.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const name = fileName(ctx.path);
    if (name !== null && !(await isPublic(strapi, name))) {
      ctx.status = 404;
      return;
    }
    await next();
    if (name !== null && ctx.status < 400) preventExecution(ctx);
  };

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
  if (/[\0\\]/.test(name)) return false;
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
      either.where('files.url', `/uploads/${name}`).orWhere('files.hash', original),
    )
    .whereNotExists(owned)
    .first();
  return found !== undefined;
}
