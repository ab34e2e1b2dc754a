import type { Core } from '@strapi/strapi';
import { ownersPrefix } from '../learning/library/ownersFiles';
import { sampleFile } from './loadFile';
import type { DocumentSource } from './samples/sources';
import { saveFile } from './saveFile';

export interface DocumentFiles {
  file: number;
  sampleFile: number | null;
}

export async function loadDocumentFiles(
  strapi: Core.Strapi,
  documents: readonly DocumentSource[],
): Promise<Map<string, DocumentFiles>> {
  const files = new Map<string, DocumentFiles>();
  for (const [index, { slug, title }] of documents.entries()) {
    const load = async (prefix: string, file: string) =>
      saveFile(strapi, `${prefix}${file}`, {
        name: `${title}.pdf`,
        bytes: await sampleFile(strapi, file),
      });
    const isShown = index % 2 === 0;
    files.set(slug, {
      file: await load(ownersPrefix, `tai-lieu-${slug}.pdf`),
      sampleFile: isShown ? await load('/uploads/', `trich-${slug}.pdf`) : null,
    });
  }
  return files;
}
