import type { Core } from '@strapi/strapi';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ownersPath, ownersPrefix } from '../learning/library/ownersFiles';

/** Uploads a PDF under a stable name unless it exists. @returns its row id */
export async function saveFile(
  strapi: Core.Strapi,
  url: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<number> {
  const path = url.startsWith(ownersPrefix)
    ? ownersPath(strapi, url)
    : join(strapi.dirs.static.public, url);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  const library = strapi.db.query('plugin::upload.file');
  const existing: { id: number } | null = await library.findOne({ where: { url } });
  if (existing) return existing.id;
  const hash = url.slice(url.lastIndexOf('/') + 1, -'.pdf'.length);
  const { id }: { id: number } = await library.create({
    data: {
      name,
      hash,
      url,
      ext: '.pdf',
      mime: 'application/pdf',
      size: Math.round(bytes.length / 10.24) / 100,
      provider: 'local',
      folderPath: '/',
    },
  });
  return id;
}
