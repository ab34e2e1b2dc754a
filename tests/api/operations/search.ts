import type { Rows } from './Row';

export const search: Rows = {
  SearchResults: { variables: () => ({ q: 'kiem toan', kind: 'course', page: 1 }) },
};
