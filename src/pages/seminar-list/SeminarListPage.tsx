import {
  SeminarFacetsDocument,
  SeminarListDocument,
} from '@/data/generated/operations/pages/seminar-list';
import { optionalQuery, publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery, usePage, withPreviousData } from '@/data/page/usePageQuery';
import {
  calendarHref,
  calendarParameters,
  readCalendarMonth,
} from '@/features/catalogue/calendar/calendarSearch';
import { LazyCalendarPage } from '@/features/catalogue/calendar/LazyCalendarPage';
import { texts as calendarTexts } from '@/features/catalogue/calendar/texts';
import { seminarColumns, SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { lastPageRedirect } from '@/features/catalogue/search/listSearch';
import { CatalogueList } from '@/features/catalogue/list/CatalogueList';
import { texts } from '@/features/catalogue/texts';
import { seminarCalendarPath } from '@/lib/feeds';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/Icon';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import { calendarVariables, seminarEvents } from './seminarCalendar';
import {
  facetsOf,
  readSeminarSearch,
  seminarFacetVariables,
  seminarListHref,
  seminarListVariables,
  seminarSorts,
  tabHref,
  tabPairs,
  type SeminarSearch,
  seminarListParameters,
} from './seminarSearch';

const copy = texts.seminar;

export const parameters = [...seminarListParameters, ...calendarParameters];

export const queries = publicQueries(
  ({ search: params, now }) => {
    const month = readCalendarMonth(params, now);
    const search = readSeminarSearch(params);
    return {
      list: query(
        SeminarListDocument,
        month ? calendarVariables(month) : seminarListVariables(search, now),
      ),
      facets: optionalQuery(
        SeminarFacetsDocument,
        month ? null : seminarFacetVariables(search, now),
      ),
    };
  },
  {
    redirect: ({ list }, { search, now }) =>
      readCalendarMonth(search, now)
        ? null
        : lastPageRedirect(list, readSeminarSearch(search), seminarListHref),
  },
);

/** Upcoming seminars, with tabs for past ones and a calendar month. */
export function Component() {
  const { now, search: params } = usePage();
  const list = usePageQuery(queries, 'list');
  const facets = usePageQuery(queries, 'facets');
  const search = readSeminarSearch(params);
  const title = search.past ? copy.past : copy.title;
  const month = readCalendarMonth(params, now);
  const pathname = paths.seminars();
  const tabs = (
    <Tabs
      label={texts.tabs.label}
      items={[
        {
          to: tabHref(search, false),
          label: texts.tabs.coming,
          current: !month && !search.past,
        },
        { to: tabHref(search, true), label: texts.tabs.past, current: !month && search.past },
        { to: calendarHref(pathname), label: calendarTexts.tab, current: month !== null },
      ]}
    />
  );

  if (month) {
    return (
      <LazyCalendarPage
        pathname={pathname}
        copy={copy}
        calendarCopy={calendarTexts.seminar}
        tabs={tabs}
        month={month}
        list={list}
        eventsIn={seminarEvents}
        now={now}
      >
        <TextLink to={seminarCalendarPath} routing={{ reloadDocument: true }}>
          <Icon name="calendar-blank" /> {calendarTexts.subscribe}
        </TextLink>
      </LazyCalendarPage>
    );
  }

  return (
    <CatalogueList
      copy={copy}
      title={title}
      search={search}
      pathname={pathname}
      sorts={seminarSorts(search.past)}
      hrefOf={seminarListHref}
      columns={seminarColumns}
      list={list}
      facetList={facetsOf(search.past)}
      facetCounts={withPreviousData(facets).data}
      now={now}
      tabs={tabs}
      extra={tabPairs(search.past)}
      empty={emptyCopy(search)}
    >
      <SeminarLedger caption={title} seminars={list.data?.items ?? []} now={now} />
    </CatalogueList>
  );
}

function emptyCopy(search: SeminarSearch) {
  const all = { ...search, search: '', facets: {} };
  const isFiltered = search.search !== '' || Object.keys(search.facets ?? {}).length > 0;
  if (!isFiltered && !search.past) {
    return {
      title: texts.empty.noneComing,
      advice: texts.empty.noneComingAdvice,
      action: texts.tabs.past,
      href: tabHref(all, true),
    };
  }
  return {
    title: texts.empty.title(copy.one),
    action: texts.empty.showAll(copy.one),
    href: tabHref(all, search.past && isFiltered),
  };
}
