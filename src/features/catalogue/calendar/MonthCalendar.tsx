import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { QueryResult } from '@/data/page/usePageQuery';
import { monthTitle, type Month } from '@/lib/calendarMonth';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { Agenda } from './Agenda';
import type { CalendarEvent } from './CalendarEvent';
import { eventsOf } from './calendarSearch';
import { MonthGrid } from './MonthGrid';
import type { CalendarCopy } from './texts';

const Foot = styled.div`
  margin: ${theme.space[6]} 0 0;
  font-size: ${theme.size.sm};

  ${media.print} {
    display: none;
  }
`;

type MonthCalendarProps<List> = {
  /** The path of the list. */
  pathname: string;
  copy: CalendarCopy;
  month: Month;
  list: QueryResult<List>;
  eventsIn: (list: List) => readonly CalendarEvent[];
  now: number;
  /** Below the calendar. */
  children?: ReactNode;
};

/** A month as a grid, on phones as a list. */
export const MonthCalendar = <List,>({
  pathname,
  copy,
  month,
  list,
  eventsIn,
  now,
  children,
}: MonthCalendarProps<List>) => (
  <>
    <QueryBoundary result={list} skeleton={<Skeleton height="44rem" />}>
      {(data) => {
        const events = eventsIn(data);
        const ofMonth = eventsOf(month, events);
        return (
          <>
            <MonthGrid
              pathname={pathname}
              title={copy.title(monthTitle(month))}
              month={month}
              events={events}
              now={now}
            />
            {ofMonth.length > 0 ? (
              <Agenda events={ofMonth} />
            ) : (
              <EmptyState
                title={copy.none}
                level={3}
                action={<TextLink to={pathname}>{copy.toList}</TextLink>}
              >
                {copy.noneAdvice}
              </EmptyState>
            )}
          </>
        );
      }}
    </QueryBoundary>
    {children ? <Foot>{children}</Foot> : null}
  </>
);
