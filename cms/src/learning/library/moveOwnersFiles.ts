import type { Core } from '@strapi/strapi';
import { keyOf, ownersPrefix, publicPrefix, type FileKey } from '../../platform/files/fileKeys';
import type { OpenFile } from '../../platform/files/FileStore';
import { fileStore } from '../../platform/files/openStore';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';

interface PrivateFile {
  url: string;
}

/** The private key of a file, and the public key to which it was uploaded. */
function placesOf(url: string): { to: FileKey; from: FileKey } | null {
  const to = keyOf(url);
  const from = keyOf(publicPrefix + url.slice(ownersPrefix.length));
  return to && from && { to, from };
}

/** Opens a private file, also before and while it is moved. @returns null if it does not exist */
export async function openOwnersFile(strapi: Core.Strapi, url: string): Promise<OpenFile | null> {
  const places = placesOf(url);
  if (!places) return null;
  const store = await fileStore(strapi);
  const moved = await store.open(places.to);
  if (moved) return moved;
  const uploaded = await store.open(places.from);
  // It was moved between the two attempts.
  if (!uploaded) return store.open(places.to);
  return {
    ...uploaded,
    async read(range) {
      try {
        return await uploaded.read(range);
      } catch (error) {
        // It was moved since it was opened.
        const file = await store.open(places.to);
        if (file?.size !== uploaded.size) throw error;
        return file.read(range);
      }
    },
  };
}

/** Can be repeated at any time, by several servers at once. */
export async function moveOwnersFiles(
  strapi: Core.Strapi,
  files: readonly PrivateFile[],
): Promise<void> {
  const store = await fileStore(strapi);
  for (const { url } of files) {
    const places = placesOf(url);
    if (!places) continue;
    // An existing target is as new or newer, because a replacement is written directly to it.
    const existing = await store.open(places.to);
    await (existing ? existing.close() : store.copy(places.from, places.to));
    await store.remove(places.from);
  }
}

const SWEEP_BATCH = 500;

/** Moves private files that a crash or an outage has left in the public part. */
export async function sweepOwnersFiles(strapi: Core.Strapi): Promise<void> {
  const store = await fileStore(strapi);
  let urls: string[] = [];
  for await (const { key } of store.list('uploads')) {
    urls.push(ownersPrefix + key.slice('uploads/'.length));
    if (urls.length === SWEEP_BATCH) urls = await sweep(strapi, urls);
  }
  await sweep(strapi, urls);
}

async function sweep(strapi: Core.Strapi, urls: readonly string[]): Promise<[]> {
  if (urls.length > 0) {
    const found = await query<PrivateFile>(
      strapi.db.connection,
      `select url from ${tables.files} where url in (${urls.map(() => '?').join(', ')})`,
      urls,
    );
    await moveOwnersFiles(strapi, found);
  }
  return [];
}
