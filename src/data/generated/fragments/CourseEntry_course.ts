/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type * as Types from '../types';

import type { ImageFormats } from '@/data/imageFormats';
export type CourseEntry_courseFragment = {
  documentId: string;
  title: string;
  slug: string;
  summary: string;
  code: string;
  price: number;
  memberPrice: number | null;
  format: Types.CourseFormat;
  startAt: string | null;
  endAt: string | null;
  hours: number;
  cpeHours: number;
  level: Types.CourseLevel;
  capacity: number | null;
  seatsLeft: number | null;
  category: { documentId: string; name: string; slug: string };
  cover: {
    url: string;
    alternativeText: string | null;
    width: number | null;
    height: number | null;
    formats: ImageFormats | null;
  } | null;
};
