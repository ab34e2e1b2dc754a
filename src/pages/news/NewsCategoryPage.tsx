import { useParams } from 'react-router-dom';
import {
  NewsCategoriesDocument,
  NewsCategoryDocument,
  NewsListDocument,
} from '@/data/generated/operations/pages/news';
import { publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { lastPageRedirect } from '@/features/catalogue/search/listSearch';
import { listParameters } from '@/features/catalogue/search/listSearch';
import { NewsListView } from './NewsListView';
import { newsHref, newsVariables, readNewsSearch } from './newsSearch';

export const parameters = listParameters;

export const queries = publicQueries(
  ({ param, search }) => ({
    // Required: without it the page is a 404, and a category with a new slug redirects.
    category: query(NewsCategoryDocument, { slug: param('category') }),
    list: query(NewsListDocument, newsVariables(readNewsSearch(search, param('category')))),
    categories: query(NewsCategoriesDocument),
  }),
  {
    redirect: ({ list }, { param, search }) =>
      lastPageRedirect(list, readNewsSearch(search, param('category')), newsHref),
  },
);

/** `/tin-tuc/:category` */
export function Component() {
  const { category = '' } = useParams();
  const { search } = usePage();
  const list = usePageQuery(queries, 'list');
  const categories = usePageQuery(queries, 'categories');
  return (
    <NewsListView list={list} categories={categories} search={readNewsSearch(search, category)} />
  );
}
