import type { Core } from '@strapi/strapi';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownersPrefix } from '../library/ownersFiles';
import type { DocumentSource } from './content/types';
import { coverText, wholeText } from './pdf/documentText';
import type { Paragraph } from './pdf/layOut';
import { readFont } from './pdf/readFont';
import { writePdf } from './pdf/writePdf';
import { saveFile } from './saveFile';

/** The media of a document: rows of the library. */
export interface DocumentFiles {
  file: number;
  sampleFile: number | null;
}

/** Writes the sample documents' files: one for buyers each, and for every other one a first page for all. */
export async function loadDocumentFiles(
  strapi: Core.Strapi,
  documents: readonly DocumentSource[],
): Promise<Map<string, DocumentFiles>> {
  const fontFile = join(strapi.dirs.app.root, 'src', 'seed', 'fonts', 'be-vietnam-pro-400.ttf');
  const font = readFont(await readFile(fontFile));
  const files = new Map<string, DocumentFiles>();
  for (const [index, document] of documents.entries()) {
    const write = (name: string, prefix: string, paragraphs: Paragraph[]) =>
      saveFile(strapi, `${prefix}${name}-${document.slug}.pdf`, {
        name: `${document.title}.pdf`,
        bytes: writePdf(font, { ...document, paragraphs }),
      });
    const isShown = index % 2 === 0;
    files.set(document.slug, {
      file: await write('tai-lieu', ownersPrefix, wholeText(document)),
      sampleFile: isShown ? await write('trich', '/uploads/', coverText(document)) : null,
    });
  }
  return files;
}
