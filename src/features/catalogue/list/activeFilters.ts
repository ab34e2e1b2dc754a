import type { ActiveFilter } from '../facets/ActiveFilters';
import type { FacetField } from '../facets/facetFields';
import type { FacetName } from '../facets/facets';
import type { ListSearch } from '../search/listSearch';
import { texts } from '../texts';

/** The first page of the list with another value of a facet, or without it. */
export const withFacet = <Search extends ListSearch>(
  search: Search,
  name: FacetName,
  value: string | undefined,
): Search => ({ ...search, facets: { ...search.facets, [name]: value }, page: 1 });

interface FilteredList<Search extends ListSearch> {
  categories: readonly { slug: string; name: string }[] | undefined;
  fields: readonly FacetField[];
  hrefOf: (search: Search) => string;
}

/** Category and facets in use, each with the URL of the list without it. */
export function activeFilters<Search extends ListSearch>(
  search: Search,
  { categories = [], fields, hrefOf }: FilteredList<Search>,
): ActiveFilter[] {
  const category = categories.find(({ slug }) => slug === search.category);
  const ofFacets = fields.flatMap(({ name, label, urlValue, options }) => {
    const selected = options.find((option) => option.urlValue === urlValue);
    if (!selected) return [];
    return [{ label, value: selected.label, href: hrefOf(withFacet(search, name, undefined)) }];
  });
  return [
    ...(category
      ? [
          {
            label: texts.filters.category,
            value: category.name,
            href: hrefOf({ ...search, category: null, page: 1 }),
          },
        ]
      : []),
    ...ofFacets,
  ];
}
