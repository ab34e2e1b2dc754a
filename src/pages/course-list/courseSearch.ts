import type { CourseFacetsQueryVariables } from '@/data/generated/operations/pages/course-list';
import { courseFacets, facetParamNames, facetVariables } from '@/features/catalogue/facets/facets';
import {
  listAt,
  listHref,
  listParameters,
  type ListSearch,
} from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';
import { comparePairs } from './compare/compareSearch';

export const courseListAt = listAt(
  paths.courses(),
  {
    'khai-giang': 'startAt:asc',
    'gia-tang': 'price:asc',
    'gia-giam': 'price:desc',
    cpe: 'cpeHours:desc',
    ten: 'title:asc',
  },
  courseFacets,
);

export const courseListParameters = [...listParameters, ...Object.values(facetParamNames)];

/** The URL of a list, with the courses chosen for comparison. */
export const courseListHref = (search: ListSearch, compared: readonly string[]): string =>
  listHref(courseListAt.pathname, search, courseListAt.sorts[0], comparePairs(compared));

export const courseFacetVariables = ({
  category,
  search,
  facets = {},
}: ListSearch): CourseFacetsQueryVariables => ({
  category,
  search: search || null,
  format: facets.format ?? null,
  ...facetVariables(facets),
});
