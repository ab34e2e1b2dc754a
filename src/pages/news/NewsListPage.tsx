import { NewsCategoriesDocument, NewsListDocument } from '@/data/generated/operations/pages/news';
import { publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { lastPageRedirect } from '@/features/catalogue/search/listSearch';
import { listParameters } from '@/features/catalogue/search/listSearch';
import { NewsListView } from './NewsListView';
import { newsHref, newsVariables, readNewsSearch } from './newsSearch';

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
  const { search } = usePage();
  const list = usePageQuery(queries, 'list');
  const categories = usePageQuery(queries, 'categories');
  return <NewsListView list={list} categories={categories} search={readNewsSearch(search, null)} />;
}
