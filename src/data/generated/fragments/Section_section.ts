/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type { StrapiBlocks } from '@/data/strapiBlocks';
type Section_section_TextSection_Fragment = {
  __typename: 'TextSection';
  heading: string | null;
  body: StrapiBlocks;
};

type Section_section_StepsSection_Fragment = {
  __typename: 'StepsSection';
  heading: string | null;
  steps: Array<{ title: string; detail: string }>;
};

type Section_section_TableSection_Fragment = {
  __typename: 'TableSection';
  heading: string | null;
  caption: string;
  columns: Array<string>;
  rows: Array<{ cells: Array<string> }>;
};

type Section_section_FaqSection_Fragment = {
  __typename: 'FaqSection';
  heading: string | null;
  entries: Array<{ question: string; answer: string }>;
};

type Section_section_CallToActionSection_Fragment = {
  __typename: 'CallToActionSection';
  heading: string | null;
  text: string | null;
  label: string;
  url: string;
};

type Section_section_DownloadsSection_Fragment = {
  __typename: 'DownloadsSection';
  heading: string | null;
  downloads: Array<{ title: string; file: { url: string; name: string; size: number | null } }>;
};

export type Section_sectionFragment =
  | Section_section_TextSection_Fragment
  | Section_section_StepsSection_Fragment
  | Section_section_TableSection_Fragment
  | Section_section_FaqSection_Fragment
  | Section_section_CallToActionSection_Fragment
  | Section_section_DownloadsSection_Fragment;
