/** What a table is sorted by, and which way: `title:asc` in an address. */
export interface Sorting {
  by: string;
  direction: 'asc' | 'desc';
}

/** The order after a press on a head: its own, then the other way round. */
export const nextSorting = (by: string, sorting: Sorting | undefined): Sorting => ({
  by,
  direction: sorting?.by === by && sorting.direction === 'asc' ? 'desc' : 'asc',
});
