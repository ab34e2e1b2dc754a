import { aboutPageShown } from '../../generated/content';
import type { AboutPage } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const aboutPageView: ContentView<AboutPage> = {
  ...aboutPageShown,
  defaultSort: 'order:asc',
  searchKind: 'about',
  notFound: 'Không tìm thấy trang giới thiệu này.',
};
