import { CourseCategoriesDocument } from '@/data/generated/operations/pages/course-list/CourseCategories';
import {
  CourseFacetsDocument,
  CourseListDocument,
  type CourseListQueryVariables,
} from '@/data/generated/operations/pages/course-list';
import { optionalQuery, publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery, usePage, withPreviousData } from '@/data/page/usePageQuery';
import {
  calendarHref,
  calendarParameters,
  readCalendarMonth,
} from '@/features/catalogue/calendar/calendarSearch';
import { LazyCalendarPage } from '@/features/catalogue/calendar/LazyCalendarPage';
import { texts as calendarTexts } from '@/features/catalogue/calendar/texts';
import { courseColumns, CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { CatalogueList } from '@/features/catalogue/list/CatalogueList';
import { lastPageRedirect } from '@/features/catalogue/search/listSearch';
import { texts } from '@/features/catalogue/texts';
import { Tabs } from '@/ui/Tabs';
import { CompareBar } from './compare/CompareBar';
import { LazyComparePage } from './compare/LazyComparePage';
import {
  comparePairs,
  compareParameters,
  isComparison,
  MAX_COMPARED,
  readCompared,
  tablePairs,
  toggled,
} from './compare/compareSearch';
import { calendarVariables, courseEvents } from './courseCalendar';
import {
  courseFacetVariables,
  courseListAt,
  courseListHref,
  courseListParameters,
} from './courseSearch';

const copy = texts.course;
const { pathname, sorts, facetList, read, variables } = courseListAt;

export const parameters = [
  ...new Set([...courseListParameters, ...calendarParameters, ...compareParameters]),
];

export const queries = publicQueries(
  ({ search: params, now }) => {
    const month = readCalendarMonth(params, now);
    const facets = courseFacetVariables(read(params));
    const isList = !month && !isComparison(params);
    return {
      list: query(CourseListDocument, listVariables(params, now)),
      categories: query(CourseCategoriesDocument),
      facets: optionalQuery(CourseFacetsDocument, isList ? facets : null),
    };
  },
  {
    redirect: ({ list }, { search, now }) =>
      readCalendarMonth(search, now) || isComparison(search)
        ? null
        : lastPageRedirect(list, read(search), (target) =>
            courseListHref(target, readCompared(search)),
          ),
  },
);

function listVariables(params: URLSearchParams, now: number): CourseListQueryVariables {
  const month = readCalendarMonth(params, now);
  if (month) return calendarVariables(month);
  if (isComparison(params)) {
    const [slug, secondSlug, thirdSlug] = readCompared(params);
    return { slug, secondSlug, thirdSlug, page: 1, pageSize: MAX_COMPARED };
  }
  return { ...variables(params), ...courseFacetVariables(read(params)) };
}

/** The list of courses, with a calendar month and a comparison as other views of it. */
export function Component() {
  const { now, search: params } = usePage();
  const list = usePageQuery(queries, 'list');
  const categories = usePageQuery(queries, 'categories');
  const facets = usePageQuery(queries, 'facets');
  const search = read(params);
  const compared = readCompared(params);
  const month = readCalendarMonth(params, now);
  const listHref = courseListHref(search, compared);
  const withTable = (slugs: readonly string[]) =>
    withPairs(courseListHref(search, []), tablePairs(slugs));

  if (isComparison(params)) {
    return (
      <LazyComparePage
        slugs={compared}
        list={list}
        hrefWithout={(slug) => withTable(toggled(compared, slug))}
        listHref={listHref}
        now={now}
      />
    );
  }

  const tabs = (
    <Tabs
      label={calendarTexts.views}
      items={[
        { to: listHref, label: calendarTexts.list, current: !month },
        { to: calendarHref(pathname), label: calendarTexts.tab, current: month !== null },
      ]}
    />
  );
  if (month) {
    return (
      <LazyCalendarPage
        pathname={pathname}
        copy={copy}
        calendarCopy={calendarTexts.course}
        tabs={tabs}
        month={month}
        list={list}
        eventsIn={courseEvents}
        now={now}
      />
    );
  }

  const comparisonOf = (slug: string) => {
    const chosen = compared.includes(slug);
    return chosen || compared.length < MAX_COMPARED
      ? { chosen, href: courseListHref(search, toggled(compared, slug)) }
      : undefined;
  };
  return (
    <CatalogueList
      copy={copy}
      search={search}
      pathname={pathname}
      sorts={sorts}
      hrefOf={(target) => courseListHref(target, compared)}
      canonicalOf={(target) => courseListHref(target, [])}
      columns={courseColumns}
      list={list}
      categories={categories.data ?? []}
      facetList={facetList}
      facetCounts={withPreviousData(facets).data}
      now={now}
      tabs={tabs}
      extra={comparePairs(compared)}
    >
      <CourseLedger
        caption={copy.title}
        courses={list.data?.items ?? []}
        now={now}
        comparisonOf={comparisonOf}
      />
      {compared.length > 0 ? (
        <CompareBar
          count={compared.length}
          tableHref={withTable(compared)}
          clearHref={courseListHref(search, [])}
        />
      ) : null}
    </CatalogueList>
  );
}

function withPairs(href: string, pairs: Readonly<Record<string, string>>): string {
  const [path = '', query = ''] = href.split('?');
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(pairs)) if (value !== '') all.set(name, value);
  return `${path}?${all.toString()}`;
}
