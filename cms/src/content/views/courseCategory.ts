import { courseCategoryShown } from '../../generated/content';
import type { CourseCategory } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const courseCategoryView: ContentView<CourseCategory> = {
  ...courseCategoryShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy danh mục khoá học này.',
};
