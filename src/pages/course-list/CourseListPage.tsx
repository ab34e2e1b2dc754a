import { CourseCategoriesDocument } from '@/data/generated/operations/pages/course-list/CourseCategories';
import { CourseListDocument } from '@/data/generated/operations/pages/course-list';
import { publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { courseColumns, CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { CatalogueList } from '@/features/catalogue/list/CatalogueList';
import { listAt, listParameters } from '@/features/catalogue/search/listSearch';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';

const { read, variables, redirect, ...urls } = listAt(paths.courses(), {
  'khai-giang': 'startAt:asc',
  'gia-tang': 'price:asc',
  'gia-giam': 'price:desc',
  cpe: 'cpeHours:desc',
  ten: 'title:asc',
});

export const parameters = listParameters;

export const queries = publicQueries(
  ({ search }) => ({
    list: query(CourseListDocument, variables(search)),
    categories: query(CourseCategoriesDocument),
  }),
  { redirect: ({ list }, location) => redirect(list, location) },
);

export function Component() {
  const { now, search } = usePage();
  const list = usePageQuery(queries, 'list');
  const categories = usePageQuery(queries, 'categories');
  return (
    <CatalogueList
      copy={texts.course}
      search={read(search)}
      {...urls}
      columns={courseColumns}
      list={list}
      categories={categories.data ?? []}
    >
      <CourseLedger caption={texts.course.title} courses={list.data?.items ?? []} now={now} />
    </CatalogueList>
  );
}
