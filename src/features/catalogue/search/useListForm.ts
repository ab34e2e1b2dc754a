import { textOf, useGetForm } from '@/ui/forms/useGetForm';
import { listHref, cleanSearchText, listParamNames, type ListSearch } from './listSearch';

interface ListForm {
  pathname: string;
  search: ListSearch;
  defaultSort: string;
  extra?: Readonly<Record<string, string>>;
}

/** Submits a list's form with script, always to page 1. */
export function useListForm({ pathname, search, defaultSort, extra }: ListForm) {
  const { category, search: text, sort } = search;
  return useGetForm({
    currentHref: listHref(pathname, { category, search: text, sort, page: 1 }, defaultSort, extra),
    fields: {
      [listParamNames.category]: category ?? '',
      [listParamNames.search]: text,
      [listParamNames.sort]: sort,
    },
    hrefOf: (values) =>
      listHref(
        pathname,
        {
          category: textOf(values, listParamNames.category) || null,
          search: cleanSearchText(textOf(values, listParamNames.search)),
          sort: textOf(values, listParamNames.sort) || defaultSort,
          page: 1,
        },
        defaultSort,
        extra,
      ),
  });
}
