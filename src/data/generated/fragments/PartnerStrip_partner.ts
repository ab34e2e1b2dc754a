/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type { ImageFormats } from '@/data/imageFormats';
export type PartnerStrip_partnerFragment = {
  documentId: string;
  name: string;
  url: string | null;
  icon: string | null;
  logo: {
    url: string;
    alternativeText: string | null;
    width: number | null;
    height: number | null;
    formats: ImageFormats | null;
  } | null;
};
