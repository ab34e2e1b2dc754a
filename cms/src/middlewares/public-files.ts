import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { posix } from 'node:path';
import { ownersFields } from '../library/ownersFiles';

/** Sizes that the media library makes of an image, as prefixes of its name. */
const sizePrefix = /^(thumbnail|small|medium|large|xlarge)_/;

/**
 * The media library puts every file into one public folder. Those that somebody has paid for are moved
 * away (src/library/ownersFiles.ts), and not served until they are, nor is a file that the library does
 * not know.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const name = fileName(ctx.path);
    if (name !== null && !(await isPublic(strapi, name))) {
      ctx.status = 404;
      return;
    }
    await next();
  };

/** The file's name below `/uploads`, however the path is spelled; null for any other path. */
function fileName(path: string): string | null {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const normal = posix.normalize(decoded.replaceAll('\\', '/')).replace(/^\/+/, '');
  return normal.toLowerCase().startsWith('uploads/') ? normal.slice('uploads/'.length) : null;
}

async function isPublic(strapi: Core.Strapi, name: string): Promise<boolean> {
  if (name.includes('\0')) return false;
  const knex = strapi.db.connection;
  const owned = knex('files_related_mph as link')
    .select(knex.raw('1'))
    .whereRaw('link.file_id = files.id')
    .where((either) => {
      for (const { type, field } of ownersFields) {
        either.orWhere({ 'link.related_type': type, 'link.field': field });
      }
    });
  const original = name.replace(sizePrefix, '').replace(/\.[^.]*$/, '');
  const found: unknown = await knex('files')
    .select('files.id')
    .where((either) =>
      either.where('files.url', `/uploads/${name}`).orWhere('files.hash', original),
    )
    .whereNotExists(owned)
    .first();
  return found !== undefined;
}
