import { styled } from 'styled-components';
import { formatDate, formatTime, formatWeekday, isoDate } from '@iia/shared/dates';
import { LedgerLink } from '@/ui/Ledger';
import { media, theme } from '@/ui/theme';
import type { CalendarEvent } from './CalendarEvent';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    display: none;
  }

  ${media.print} {
    display: block;
  }
`;

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line};
`;

const DateAndTime = styled.p`
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.4;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;

  strong {
    display: block;
    font-family: ${theme.font.figures};
    font-size: ${theme.size.xl};
    line-height: 1.2;
    color: ${theme.color.ink};
  }
`;

const Note = styled.p`
  margin: ${theme.space[1]} 0 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** A month's events as a list, for phones and print. */
export const Agenda = ({ events }: { events: readonly CalendarEvent[] }) => (
  <List>
    {events.map(({ documentId, title, href, startAt, endAt, note }) => {
      const date = formatDate(startAt);
      return (
        <Entry key={documentId}>
          <DateAndTime>
            <strong>{date.slice(0, 5)}</strong>
            <span>{formatWeekday(startAt)}</span>
          </DateAndTime>
          <div>
            <LedgerLink to={href}>{title}</LedgerLink>
            <Note>
              <span>{formatTime(startAt)}</span>
              <span>
                {isoDate(startAt) === isoDate(endAt) ? ` – ${formatTime(endAt)}` : null}
              </span>{' '}
              · {note}
            </Note>
          </div>
        </Entry>
      );
    })}
  </List>
);
