import { CourseCategoriesDocument } from '@/data/generated/operations/CourseCategories';
import { CourseListDocument } from '@/data/generated/operations/CourseList';
import { publicQueries } from '@/data/page/pageQueries';
import { query } from '@/data/page/pageQuery';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { courseColumns, CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { lastPageRedirect } from '@/features/catalogue/list/lastPageRedirect';
import { ListMeta } from '@/features/catalogue/list/ListMeta';
import { ListResults } from '@/features/catalogue/list/ListResults';
import { ListShell } from '@/features/catalogue/list/ListShell';
import { FilterBar } from '@/features/catalogue/search/FilterBar';
import { listParameters } from '@/features/catalogue/search/listSearch';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import { courseListHref, courseListVariables, courseSorts, readCourseSearch } from './courseSearch';

const copy = texts.course;
const sorts = courseSorts.map((value) => ({ value, label: texts.sorts[value] }));

export const parameters = listParameters;

export const queries = publicQueries(
  ({ search }) => ({
    list: query(CourseListDocument, courseListVariables(readCourseSearch(search))),
    categories: query(CourseCategoriesDocument),
  }),
  {
    redirect: ({ list }, { search }) =>
      lastPageRedirect(list, readCourseSearch(search), courseListHref),
  },
);

export function Component() {
  const { now, search: params } = usePage();
  const list = usePageQuery(queries, 'list');
  const categories = usePageQuery(queries, 'categories');
  const search = readCourseSearch(params);
  const pagination = list.data?.pagination;

  return (
    <>
      <ListMeta
        title={copy.title}
        description={copy.description}
        search={search}
        pageCount={pagination?.pageCount ?? 1}
        hrefFor={(page) =>
          courseListHref({ ...search, category: null, sort: courseSorts[0], page })
        }
      />
      <ListShell
        title={copy.title}
        kicker={copy.kicker}
        lead={copy.lead}
        filters={
          <FilterBar
            pathname={paths.courses()}
            search={search}
            sorts={sorts}
            categories={(categories.data ?? []).map(({ slug, name }) => ({
              value: slug,
              label: name,
            }))}
          />
        }
        count={pagination ? texts.found(pagination.total, copy.one, search.search) : ''}
      >
        <ListResults
          columns={courseColumns}
          list={list}
          hrefFor={(page) => courseListHref({ ...search, page })}
          empty={{
            title: texts.empty.title(copy.one),
            action: texts.empty.showAll(copy.one),
            href: paths.courses(),
          }}
        >
          <CourseLedger caption={copy.title} courses={list.data?.items ?? []} now={now} />
        </ListResults>
      </ListShell>
    </>
  );
}
