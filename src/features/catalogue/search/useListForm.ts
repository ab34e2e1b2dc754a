import { textOf, useGetForm } from '@/ui/forms/useGetForm';
import { listHref, readSearchWords, searchNames, type ListSearch } from './listSearch';

interface ListForm {
  pathname: string;
  search: ListSearch;
  defaultSort: string;
  extra?: Readonly<Record<string, string>>;
}

/** Follows a list's form with script, always from page 1. */
export function useListForm({ pathname, search, defaultSort, extra }: ListForm) {
  const { category, search: words, sort } = search;
  return useGetForm({
    shown: listHref(pathname, { category, search: words, sort, page: 1 }, defaultSort, extra),
    fields: {
      [searchNames.category]: category ?? '',
      [searchNames.search]: words,
      [searchNames.sort]: sort,
    },
    hrefOf: (values) =>
      listHref(
        pathname,
        {
          category: textOf(values, searchNames.category) || null,
          search: readSearchWords(textOf(values, searchNames.search)),
          sort: textOf(values, searchNames.sort) || defaultSort,
          page: 1,
        },
        defaultSort,
        extra,
      ),
  });
}
