import { NewsCategoriesDocument } from '@/data/generated/operations/NewsCategories';
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
  ({ search }) => ({
    list: ask(NewsListDocument, newsVariables(readNewsSearch(search, null))),
    categories: ask(NewsCategoriesDocument),
  }),
  {
    redirect: ({ list }, { search }) =>
      lastPageRedirect(list, readNewsSearch(search, null), newsHref),
  },
);

/** `/tin-tuc` */
export function Component() {
  const { answers, search } = useAnswers(queries);
  return <NewsListView {...answers} search={readNewsSearch(search, null)} />;
}
