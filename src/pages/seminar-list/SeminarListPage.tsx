import { SeminarListDocument } from '@/data/generated/operations/pages/seminar-list';
import { publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { seminarColumns, SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { lastPageRedirect } from '@/features/catalogue/search/listSearch';
import { CatalogueList } from '@/features/catalogue/list/CatalogueList';
import { ListShell } from '@/features/catalogue/list/ListShell';
import { texts } from '@/features/catalogue/texts';
import { monthTitle } from '@/lib/calendarMonth';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { Tabs } from '@/ui/Tabs';
import {
  calendarHref,
  calendarVariables,
  readCalendarMonth,
  seminarsOf,
  calendarParameters,
} from './calendar/calendarSearch';
import { MonthSwitch } from './calendar/MonthSwitch';
import { SeminarCalendar } from './calendar/SeminarCalendar';
import { texts as calendarTexts } from './calendar/texts';
import {
  readSeminarSearch,
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
  ({ search, now }) => ({
    list: query(SeminarListDocument, listVariables(search, now)),
  }),
  {
    redirect: ({ list }, { search, now }) =>
      readCalendarMonth(search, now)
        ? null
        : lastPageRedirect(list, readSeminarSearch(search), seminarListHref),
  },
);

function listVariables(search: URLSearchParams, now: number) {
  const month = readCalendarMonth(search, now);
  return month ? calendarVariables(month) : seminarListVariables(readSeminarSearch(search), now);
}

/** Upcoming seminars, with tabs for past ones and a calendar month. */
export function Component() {
  const { now, search: params } = usePage();
  const list = usePageQuery(queries, 'list');
  const search = readSeminarSearch(params);
  const title = search.past ? copy.past : copy.title;
  const month = readCalendarMonth(params, now);
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
        { to: calendarHref(), label: calendarTexts.tab, current: month !== null },
      ]}
    />
  );

  if (month) {
    const found = list.data && seminarsOf(month, list.data.items).length;
    return (
      <>
        <PageMeta
          title={calendarTexts.title(monthTitle(month))}
          description={copy.description}
          noindex
        />
        <ListShell
          title={copy.title}
          kicker={copy.kicker}
          lead={copy.lead}
          tabs={tabs}
          filters={<MonthSwitch month={month} now={now} />}
          count={found === undefined ? '' : calendarTexts.count(found)}
        >
          <SeminarCalendar month={month} list={list} now={now} />
        </ListShell>
      </>
    );
  }

  return (
    <CatalogueList
      copy={copy}
      title={title}
      search={search}
      pathname={paths.seminars()}
      sorts={seminarSorts(search.past)}
      hrefOf={seminarListHref}
      columns={seminarColumns}
      list={list}
      tabs={tabs}
      extra={tabPairs(search.past)}
      empty={emptyCopy(search)}
    >
      <SeminarLedger caption={title} seminars={list.data?.items ?? []} now={now} />
    </CatalogueList>
  );
}

function emptyCopy(search: SeminarSearch) {
  const all = { ...search, search: '' };
  if (search.search === '' && !search.past) {
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
    href: tabHref(all, search.past && search.search !== ''),
  };
}
