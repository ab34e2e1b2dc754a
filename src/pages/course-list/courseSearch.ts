import type { CourseListQueryVariables } from '@/data/generated/operations/CourseList';
import {
  PAGE_SIZE,
  listHref,
  readListSearch,
  type ListSearch,
} from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';

const sorts = {
  'khai-giang': 'startAt:asc',
  'gia-tang': 'price:asc',
  'gia-giam': 'price:desc',
  cpe: 'cpeHours:desc',
  ten: 'title:asc',
} as const;

/** The default first. */
export const courseSorts = ['khai-giang', 'gia-tang', 'gia-giam', 'cpe', 'ten'] as const;

export type CourseSearch = ListSearch<(typeof courseSorts)[number]>;

export const readCourseSearch = (params: URLSearchParams): CourseSearch =>
  readListSearch(params, courseSorts);

export const courseListHref = (search: CourseSearch): string =>
  listHref(paths.courses(), search, courseSorts[0]);

export const courseListVariables = (search: CourseSearch): CourseListQueryVariables => ({
  category: search.category,
  search: search.search || null,
  sort: sorts[search.sort],
  page: search.page,
  pageSize: PAGE_SIZE,
});
