import { newsPostShown } from '../../generated/content';
import type { NewsPost } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const newsPostView: ContentView<NewsPost> = {
  ...newsPostShown,
  defaultSort: 'publishedOn:desc',
  searchKind: 'news',
  notFound: 'Không tìm thấy bài viết này.',
};
