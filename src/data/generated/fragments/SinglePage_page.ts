/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type { StrapiBlocks } from '@/data/strapiBlocks';
export type SinglePage_pageFragment = {
  documentId: string;
  title: string;
  summary: string;
  cover: {
    url: string;
    alternativeText: string | null;
    width: number | null;
    height: number | null;
  } | null;
  seo: { title: string | null; description: string | null } | null;
  sections: Array<
    | { __typename: 'TextSection'; heading: string | null; body: StrapiBlocks }
    | {
        __typename: 'StepsSection';
        heading: string | null;
        steps: Array<{ title: string; detail: string }>;
      }
    | {
        __typename: 'TableSection';
        heading: string | null;
        caption: string;
        columns: Array<string>;
        rows: Array<{ cells: Array<string> }>;
      }
    | {
        __typename: 'FaqSection';
        heading: string | null;
        entries: Array<{ question: string; answer: string }>;
      }
    | {
        __typename: 'CallToActionSection';
        heading: string | null;
        text: string | null;
        label: string;
        url: string;
      }
    | {
        __typename: 'DownloadsSection';
        heading: string | null;
        downloads: Array<{
          title: string;
          file: { url: string; name: string; size: number | null };
        }>;
      }
  >;
};
