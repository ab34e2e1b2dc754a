import type { Core } from '@strapi/strapi';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveFile } from './saveFile';

/** Puts a PDF of `cms/src/seed/files` into the media library, for everybody. @returns its row */
export async function loadFile(strapi: Core.Strapi, name: string): Promise<number> {
  const bytes = await readFile(join(strapi.dirs.app.root, 'src', 'seed', 'files', name));
  return saveFile(strapi, `/uploads/${name}`, { name, bytes });
}
