export interface Sorting {
  by: string;
  direction: 'asc' | 'desc';
}

export const nextSorting = (by: string, sorting: Sorting | undefined): Sorting => ({
  by,
  direction: sorting?.by === by && sorting.direction === 'asc' ? 'desc' : 'asc',
});
