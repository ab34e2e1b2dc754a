import type { UserBookingsQuery } from '@/data/generated/operations/pages/my-courses';
import { EntryNote } from '@/features/catalogue/entries/EntryTitle';
import { formatDateTimeRange } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Ledger, LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { Pagination } from '@/ui/Pagination';
import { Stack } from '@/ui/layout';
import { EmptyLibrary } from '../EmptyLibrary';
import { texts } from './texts';

type Bookings = UserBookingsQuery['userBookings'];
type Booking = Bookings['items'][number];

const columns = [
  { id: 'event', label: texts.columns.event },
  { id: 'time', label: texts.columns.time, width: '9rem' },
  { id: 'venue', label: texts.columns.venue, width: '11rem' },
  { id: 'tickets', label: texts.columns.tickets, width: '7rem', align: 'end' },
] as const;

/** The member's bookings, the next event first. */
export const TicketLedger = ({ items, pagination, now }: Bookings & { now: number }) => {
  if (items.length === 0 && pagination.page > 1) {
    const { title, body, action } = texts.beyond;
    return (
      <EmptyState
        title={title}
        action={<ButtonLink to={paths.myCourses({ tab: 'tickets' })}>{action}</ButtonLink>}
      >
        {body}
      </EmptyState>
    );
  }
  if (items.length === 0) return <EmptyLibrary copy={texts.empty} to={paths.seminars()} />;
  return (
    <Stack gap={4}>
      <Ledger caption={texts.caption} columns={columns}>
        {items.map((booking) => (
          <LedgerRow key={booking.documentId}>
            <LedgerCell primary>
              <LedgerLink to={paths.myCourses({ booking: booking.documentId })}>
                {keepTitleTermsTogether(booking.title)}
              </LedgerLink>
              {booking.optionName ? <EntryNote>{booking.optionName}</EntryNote> : null}
            </LedgerCell>
            <LedgerCell figures>{formatDateTimeRange(booking.startAt, booking.endAt)}</LedgerCell>
            <LedgerCell>{booking.venue ?? texts.byCourse}</LedgerCell>
            <LedgerCell align="end">{stateOf(booking, now)}</LedgerCell>
          </LedgerRow>
        ))}
      </Ledger>
      <Pagination
        label={texts.pages}
        page={pagination.page}
        pageCount={pagination.pageCount}
        hrefFor={(page) => paths.myCourses({ tab: 'tickets', page })}
      />
    </Stack>
  );
};

function stateOf({ endAt, tickets, certificate }: Booking, now: number): string {
  const minutes = Math.max(0, ...tickets.map((ticket) => ticket.minutes));
  if (certificate) return texts.certified;
  if (minutes > 0) return texts.attended(minutes);
  return Date.parse(endAt) < now ? texts.over : texts.count(tickets.length);
}
