import type { Core } from '@strapi/strapi';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveFile } from './saveFile';

export const sampleFile = (strapi: Core.Strapi, name: string): Promise<Buffer> =>
  readFile(join(strapi.dirs.app.root, 'sample', 'files', name));

/** Uploads a PDF of `cms/sample/files` as a public file. @returns its row id */
export async function loadFile(strapi: Core.Strapi, name: string): Promise<number> {
  return saveFile(strapi, `/uploads/${name}`, { name, bytes: await sampleFile(strapi, name) });
}
