/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

export type CertificateEntry_pageFragment = { documentId: string; title: string; summary: string };
