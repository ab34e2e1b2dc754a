import { useParams } from 'react-router-dom';
import { NewsCategoriesDocument } from '@/data/generated/operations/NewsCategories';
import { NewsCategoryDocument } from '@/data/generated/operations/NewsCategory';
import { NewsListDocument } from '@/data/generated/operations/NewsList';
import { publicQueries } from '@/data/page/pageQueries';
import { ask } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { listParameters } from '@/features/catalogue/search/listSearch';
import { lastPageRedirect } from '@/features/catalogue/list/lastPageRedirect';
import { newsHref, newsVariables, readNewsSearch } from './newsSearch';
import { NewsListView } from './NewsListView';

export const parameters = listParameters;

export const queries = publicQueries(
  ({ param, search }) => ({
    // Required: without it the page is a 404, and a category with a new slug redirects.
    category: ask(NewsCategoryDocument, { slug: param('category') }),
    list: ask(NewsListDocument, newsVariables(readNewsSearch(search, param('category')))),
    categories: ask(NewsCategoriesDocument),
  }),
  {
    redirect: ({ list }, { param, search }) =>
      lastPageRedirect(list, readNewsSearch(search, param('category')), newsHref),
  },
);

/** `/tin-tuc/:category` */
export function Component() {
  const { category = '' } = useParams();
  const { answers, search } = useAnswers(queries);
  return <NewsListView {...answers} search={readNewsSearch(search, category)} />;
}
