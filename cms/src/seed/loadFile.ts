import type { Core } from '@strapi/strapi';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveFile } from './saveFile';

/** A PDF of `cms/sample/files`. */
export const sampleFile = (strapi: Core.Strapi, name: string): Promise<Buffer> =>
  readFile(join(strapi.dirs.app.root, 'sample', 'files', name));

/** Puts a PDF of `cms/sample/files` into the media library, for everybody. @returns its row */
export async function loadFile(strapi: Core.Strapi, name: string): Promise<number> {
  return saveFile(strapi, `/uploads/${name}`, { name, bytes: await sampleFile(strapi, name) });
}
