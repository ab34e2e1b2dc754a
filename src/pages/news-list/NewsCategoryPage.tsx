import { useParams } from 'react-router-dom';
import { NewsCategoriesDocument } from '@/data/generated/operations/NewsCategories';
import { NewsListDocument } from '@/data/generated/operations/NewsList';
import { publicQueries } from '@/data/page/pageQueries';
import { ask } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { beyondEnd } from '@/features/catalogue/list/beyondEnd';
import { newsHref, newsVariables, readNewsSearch } from './newsSearch';
import { NewsListView } from './NewsListView';

export const queries = publicQueries(
  ({ param, search }) => ({
    list: ask(NewsListDocument, newsVariables(readNewsSearch(search, param('category')))),
    categories: ask(NewsCategoriesDocument),
  }),
  {
    redirect: ({ list, categories }, { param, search }) => {
      const category = param('category');
      if (!categories.some(({ slug }) => slug === category)) throw noSuchCategory();
      return beyondEnd(list, readNewsSearch(search, category), newsHref);
    },
  },
);

/** `/tin-tuc/:category`: the news of one category. */
export function Component() {
  const { category = '' } = useParams();
  const { answers, search } = useAnswers(queries);
  return <NewsListView {...answers} search={readNewsSearch(search, category)} />;
}

const noSuchCategory = (): Response => new Response(null, { status: 404 });
