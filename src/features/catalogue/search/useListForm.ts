import { textOf, useGetForm } from '@/ui/forms/useGetForm';
import { facetPairs, facetParamNames, readFacets, type FacetList } from '../facets/facets';
import { listHref, cleanSearchText, listParamNames, type ListSearch } from './listSearch';

interface ListForm {
  pathname: string;
  search: ListSearch;
  defaultSort: string;
  extra?: Readonly<Record<string, string>>;
  facetList?: FacetList;
}

/** Submits a list's form with script, always to page 1. */
export function useListForm({ pathname, search, defaultSort, extra, facetList = {} }: ListForm) {
  const { category, search: text, sort, facets = {} } = search;
  return useGetForm({
    currentHref: listHref(
      pathname,
      { category, search: text, sort, facets, page: 1 },
      defaultSort,
      extra,
    ),
    fields: {
      [listParamNames.category]: category ?? '',
      [listParamNames.search]: text,
      [listParamNames.sort]: sort,
      ...Object.fromEntries(Object.values(facetParamNames).map((name) => [name, ''])),
      ...Object.fromEntries(facetPairs(facets)),
    },
    hrefOf: (values) =>
      listHref(
        pathname,
        {
          category: textOf(values, listParamNames.category) || null,
          search: cleanSearchText(textOf(values, listParamNames.search)),
          sort: textOf(values, listParamNames.sort) || defaultSort,
          page: 1,
          facets: readFacets((name) => textOf(values, name), facetList),
        },
        defaultSort,
        extra,
      ),
  });
}
