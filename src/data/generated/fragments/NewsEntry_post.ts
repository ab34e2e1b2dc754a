/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type { ImageFormats } from '@/data/imageFormats';
export type NewsEntry_postFragment = {
  documentId: string;
  title: string;
  slug: string;
  summary: string;
  publishedOn: string;
  category: { documentId: string; name: string; slug: string };
  cover: {
    url: string;
    alternativeText: string | null;
    width: number | null;
    height: number | null;
    formats: ImageFormats | null;
  } | null;
};
