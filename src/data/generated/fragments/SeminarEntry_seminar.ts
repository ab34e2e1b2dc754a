/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type { ImageFormats } from '@/data/imageFormats';
export type SeminarEntry_seminarFragment = {
  documentId: string;
  title: string;
  slug: string;
  summary: string;
  startAt: string;
  endAt: string;
  venue: string;
  price: number;
  memberPrice: number | null;
  capacity: number | null;
  seatsLeft: number | null;
  cpeHours: number;
  orderByOption: boolean;
  cover: {
    url: string;
    alternativeText: string | null;
    width: number | null;
    height: number | null;
    formats: ImageFormats | null;
  } | null;
  orderOptionGroup: Array<{
    id: string;
    name: string;
    options: Array<{
      id: string;
      name: string;
      price: number | null;
      capacity: number | null;
      seatsLeft: number | null;
    }>;
  }>;
};
