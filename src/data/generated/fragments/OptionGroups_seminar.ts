/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

export type OptionGroups_seminarFragment = {
  orderByOption: boolean;
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
