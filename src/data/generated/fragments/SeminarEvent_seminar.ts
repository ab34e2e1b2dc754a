/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

export type SeminarEvent_seminarFragment = {
  documentId: string;
  title: string;
  slug: string;
  summary: string;
  startAt: string;
  endAt: string;
  venue: string;
};
