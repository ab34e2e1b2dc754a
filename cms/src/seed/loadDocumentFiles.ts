import type { Core } from '@strapi/strapi';
import { ownersPrefix } from '../library/ownersFiles';
import type { DocumentSource } from './content/types';
import { sampleFile } from './loadFile';
import { saveFile } from './saveFile';

/** The media of a document: rows of the library. */
export interface DocumentFiles {
  file: number;
  sampleFile: number | null;
}

/** Loads the sample documents' files: one for buyers each, and for every other one a first page for all. */
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
