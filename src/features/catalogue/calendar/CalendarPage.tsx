import type { ReactNode } from 'react';
import type { QueryResult } from '@/data/page/usePageQuery';
import { monthTitle, type Month } from '@/lib/calendarMonth';
import { PageMeta } from '@/ui/PageMeta';
import { ListShell } from '../list/ListShell';
import type { CalendarEvent } from './CalendarEvent';
import { eventsOf } from './calendarSearch';
import { MonthCalendar } from './MonthCalendar';
import { MonthSwitch } from './MonthSwitch';
import type { CalendarCopy } from './texts';

export type CalendarPageProps<List> = {
  pathname: string;
  /** Of the list. */
  copy: { title: string; kicker: string; lead: string; description: string };
  calendarCopy: CalendarCopy;
  tabs: ReactNode;
  month: Month;
  list: QueryResult<List>;
  eventsIn: (list: List) => readonly CalendarEvent[];
  now: number;
  /** Below the calendar. */
  children?: ReactNode;
};

/** The calendar view of a list. Not indexed: search engines find the items in the list. */
export const CalendarPage = <List,>({
  pathname,
  copy,
  calendarCopy,
  tabs,
  month,
  list,
  eventsIn,
  now,
  children,
}: CalendarPageProps<List>) => (
  <>
    <PageMeta
      title={calendarCopy.title(monthTitle(month))}
      description={copy.description}
      noindex
    />
    <ListShell
      title={copy.title}
      kicker={copy.kicker}
      lead={copy.lead}
      tabs={tabs}
      filters={<MonthSwitch pathname={pathname} month={month} now={now} />}
      count={list.data ? calendarCopy.count(eventsOf(month, eventsIn(list.data)).length) : ''}
    >
      <MonthCalendar
        pathname={pathname}
        copy={calendarCopy}
        month={month}
        list={list}
        eventsIn={eventsIn}
        now={now}
      >
        {children}
      </MonthCalendar>
    </ListShell>
  </>
);
