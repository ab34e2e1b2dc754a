import { NewsCategoriesDocument } from '@/data/generated/operations/NewsCategories';
import { NewsListDocument } from '@/data/generated/operations/NewsList';
import { publicQueries } from '@/data/page/pageQueries';
import { query } from '@/data/page/pageQuery';
import { usePageQueries } from '@/data/page/usePageQueries';
import { listParameters } from '@/features/catalogue/search/listSearch';
import { lastPageRedirect } from '@/features/catalogue/list/lastPageRedirect';
import { newsHref, newsVariables, readNewsSearch } from './newsSearch';
import { NewsListView } from './NewsListView';

export const parameters = listParameters;

export const queries = publicQueries(
  ({ search }) => ({
    list: query(NewsListDocument, newsVariables(readNewsSearch(search, null))),
    categories: query(NewsCategoriesDocument),
  }),
  {
    redirect: ({ list }, { search }) =>
      lastPageRedirect(list, readNewsSearch(search, null), newsHref),
  },
);

/** `/tin-tuc` */
export function Component() {
  const { results, search } = usePageQueries(queries);
  return <NewsListView {...results} search={readNewsSearch(search, null)} />;
}
