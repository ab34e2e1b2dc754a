import type { Core } from '@strapi/strapi';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

const types: Record<string, string> = { '.pdf': 'application/pdf' };

/**
 * Puts a file of `cms/src/seed/files` into the media library, unless it is there. Its public name stays
 * the same, so that databases come and go without leaving copies behind.
 *
 * @param name what people who download it see
 * @returns the row's id
 */
export async function loadFile(strapi: Core.Strapi, file: string, name: string): Promise<number> {
  const ext = extname(file);
  const hash = file.slice(0, -ext.length);
  const library = strapi.db.query('plugin::upload.file');
  const existing: { id: number } | null = await library.findOne({ where: { hash } });
  if (existing) return existing.id;
  const source = join(strapi.dirs.app.root, 'src', 'seed', 'files', file);
  const folder = join(strapi.dirs.static.public, 'uploads');
  await mkdir(folder, { recursive: true });
  await copyFile(source, join(folder, file));
  const { size } = await stat(source);
  const { id }: { id: number } = await library.create({
    data: {
      name,
      hash,
      ext,
      mime: types[ext] ?? 'application/octet-stream',
      size: Math.round(size / 10.24) / 100,
      url: `/uploads/${file}`,
      provider: 'local',
      folderPath: '/',
    },
  });
  return id;
}
