import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Day, formatDate, isoDate, formatTime } from '@iia/shared/dates';
import { isOnDay, weeksOf, type Month } from '@/lib/calendarMonth';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { CalendarEvent } from './CalendarEvent';
import { texts } from './texts';
import { useDayKeys } from './useDayKeys';

const Event = styled(Link)`
  display: block;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-inline-start: 3px solid ${theme.color.primary};
  background: ${theme.color.primaryWash};
  color: ${theme.color.ink};
  font-size: ${theme.size.xs};
  line-height: 1.4;
  text-decoration: none;
  overflow-wrap: break-word;

  & + & {
    margin-top: ${theme.space[1]};
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
    }
  }
`;

const Time = styled.span`
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

type DayEventProps = {
  event: CalendarEvent;
  /** Whether it begins on this day. */
  first: boolean;
};

const DayEvent = ({ event, first }: DayEventProps) => (
  <Event to={event.href}>
    {first ? <Time>{formatTime(event.startAt)} </Time> : null}
    <span>{event.title}</span>
  </Event>
);

const Table = styled.table`
  display: none;
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    display: table;
  }

  ${media.print} {
    display: none;
  }

  th {
    padding: ${theme.space[2]} ${theme.space[2]};
    font-size: ${theme.size.sm};
    font-weight: ${theme.weight.regular};
    text-align: start;
    color: ${theme.color.muted};
  }
`;

const Cell = styled.td<{ $outside: boolean; $today: boolean }>`
  height: 7.5rem;
  padding: ${theme.space[2]};
  border: 1px solid ${theme.color.line};
  vertical-align: top;
  background: ${({ $outside }) => ($outside ? theme.color.band : 'transparent')};
  box-shadow: ${({ $today }) => ($today ? `inset 0 3px 0 ${theme.color.accent}` : 'none')};

  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -3px;
  }
`;

const Number = styled.span<{ $strong: boolean }>`
  display: block;
  margin-bottom: ${theme.space[1]};
  font-size: ${theme.size.sm};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${({ $strong }) => ($strong ? theme.weight.strong : theme.weight.regular)};
  color: ${({ $strong }) => ($strong ? theme.color.ink : theme.color.muted)};
`;

type MonthGridProps = {
  /** The path of the list. */
  pathname: string;
  /** Names the grid. */
  title: string;
  month: Month;
  events: readonly CalendarEvent[];
  now: number;
};

/** A month as a grid of weeks with arrow-key navigation, for wide screens. */
export const MonthGrid = ({ pathname, title, month, events, now }: MonthGridProps) => {
  const today = isoDate(now);
  const [firstEvent] = events.map(({ startAt }) => isoDate(startAt));
  const first = [today, firstEvent].find((day) => day?.startsWith(month)) ?? `${month}-01`;
  const { grid, active, onKeyDown } = useDayKeys(pathname, month, first);
  const help = useId();
  const eventsOn = (day: Day) =>
    events.filter(({ startAt, endAt }) => isOnDay(day, startAt, endAt));
  return (
    <>
      <VisuallyHidden id={help}>{texts.keys}</VisuallyHidden>
      <Table
        ref={grid}
        role="grid"
        aria-label={title}
        aria-describedby={help}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {texts.weekdays.map((name, index) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden="true">{texts.weekdaysShort[index]}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Cell
                  key={day}
                  role="gridcell"
                  data-day={day}
                  tabIndex={day === active ? 0 : -1}
                  aria-current={day === today ? 'date' : undefined}
                  $outside={!day.startsWith(month)}
                  $today={day === today}
                >
                  <Number $strong={day.startsWith(month)}>
                    <span aria-hidden="true">{day.slice(8).replace(/^0/, '')}</span>
                    <VisuallyHidden>{formatDate(day)}</VisuallyHidden>
                  </Number>
                  {eventsOn(day).map((event) => (
                    <DayEvent
                      key={event.documentId}
                      event={event}
                      first={isoDate(event.startAt) === day}
                    />
                  ))}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
};
