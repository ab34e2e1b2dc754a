/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

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
  placesLeft: number | null;
  cpeHours: number;
  orderByOption: boolean;
  orderOptionGroup: Array<{
    id: string;
    name: string;
    options: Array<{
      id: string;
      name: string;
      price: number | null;
      capacity: number | null;
      placesLeft: number | null;
    }>;
  }>;
};
