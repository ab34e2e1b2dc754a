/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type * as Types from '../types';

import type { ImageFormats } from '@/data/imageFormats';
export type CoManagerEntry_personFragment = {
  documentId: string;
  name: string;
  slug: string;
  position: string;
  group: Types.CoManagerGroup;
  order: number;
  photo: {
    url: string;
    alternativeText: string | null;
    width: number | null;
    height: number | null;
    formats: ImageFormats | null;
  } | null;
};
