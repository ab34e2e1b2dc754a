import { first } from './given';
import type { Rows } from './Row';

const page = { page: 1, pageSize: 12 };

export const news: Rows = {
  NewsList: { variables: () => ({ ...page, sort: 'publishedOn:desc' }) },
  NewsFeed: { variables: () => ({ ...page, sort: 'publishedOn:desc' }) },
  AdjacentPosts: {
    variables: () => ({ ...page, before: '2100-01-01', sort: 'publishedOn:desc' }),
  },
  NewsCategory: {
    variables: async (fixture) => ({
      slug: (await first<{ slug: string }>(fixture, 'NewsCategories')).slug,
    }),
  },
  NewsDetail: {
    variables: async (fixture) => ({
      slug: (await first<{ slug: string }>(fixture, 'NewsList', page)).slug,
    }),
  },
};
