import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Day, formatDate, isoDate, formatTime } from '@iia/shared/dates';
import type { SeminarEntry_seminarFragment } from '@/data/generated/operations/features/catalogue/entries/SeminarEntry_seminar';
import { isOnDay, monthTitle, weeksOf, type Month } from '@/lib/calendarMonth';
import { paths } from '@/lib/paths';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
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
  seminar: SeminarEntry_seminarFragment;
  /** Whether it begins on this day. */
  first: boolean;
};

const DayEvent = ({ seminar, first }: DayEventProps) => (
  <Event to={paths.seminar(seminar.slug)}>
    {first ? <Time>{formatTime(seminar.startAt)} </Time> : null}
    <span>{seminar.title}</span>
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
  month: Month;
  seminars: readonly SeminarEntry_seminarFragment[];
  now: number;
};

/** A month as a grid of weeks with arrow-key navigation, for wide screens. */
export const MonthGrid = ({ month, seminars, now }: MonthGridProps) => {
  const today = isoDate(now);
  const [firstEvent] = seminars.map(({ startAt }) => isoDate(startAt));
  const first = [today, firstEvent].find((day) => day?.startsWith(month)) ?? `${month}-01`;
  const { grid, active, onKeyDown } = useDayKeys(month, first);
  const help = useId();
  const eventsOn = (day: Day) =>
    seminars.filter(({ startAt, endAt }) => isOnDay(day, startAt, endAt));
  return (
    <>
      <VisuallyHidden id={help}>{texts.keys}</VisuallyHidden>
      <Table
        ref={grid}
        role="grid"
        aria-label={texts.title(monthTitle(month))}
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
                  {eventsOn(day).map((seminar) => (
                    <DayEvent
                      key={seminar.documentId}
                      seminar={seminar}
                      first={isoDate(seminar.startAt) === day}
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
