/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

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
};
