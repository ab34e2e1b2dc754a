import { courseShown } from '../../generated/content';
import type { Course } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const courseView: ContentView<Course> = {
  ...courseShown,
  defaultSort: 'startAt:asc',
  seatsOf: 'course',
  searchKind: 'course',
  notFound: 'Không tìm thấy khoá học này.',
};
