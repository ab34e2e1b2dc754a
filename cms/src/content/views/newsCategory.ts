import { newsCategoryShown } from '../../generated/content';
import type { NewsCategory } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const newsCategoryView: ContentView<NewsCategory> = {
  ...newsCategoryShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy chuyên mục này.',
};
