/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type { ImageFormats } from '@/data/imageFormats';
export type DocumentEntry_documentFragment = {
  documentId: string;
  title: string;
  slug: string;
  summary: string;
  price: number;
  memberPrice: number | null;
  pages: number;
  language: string;
  year: number;
  author: string;
  category: { documentId: string; name: string; slug: string };
  cover: {
    url: string;
    alternativeText: string | null;
    width: number | null;
    height: number | null;
    formats: ImageFormats | null;
  } | null;
};
