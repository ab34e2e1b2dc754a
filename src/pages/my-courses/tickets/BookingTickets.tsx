import { styled } from 'styled-components';
import { ApiError } from 'rest-contract';
import type { UserBookingQuery } from '@/data/generated/operations/pages/my-courses';
import type { QueryResult } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ButtonLink } from '@/ui/ButtonLink';
import { Container } from '@/ui/Container';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { ScreenOnly } from '@/ui/printVisibility';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { media, theme } from '@/ui/theme';
import { BookingTools } from './BookingTools';
import { texts } from './texts';
import { TicketCard } from './TicketCard';

const Room = styled.div`
  padding-bottom: ${theme.space[16]};

  ${media.print} {
    padding-bottom: 0;
  }
`;

type BookingTicketsProps = { booking: QueryResult<UserBookingQuery['userBooking']> };

/** The tickets of a booking; each is printed on a separate page. */
export const BookingTickets = ({ booking }: BookingTicketsProps) => {
  const { data, error } = booking;
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const title = data?.title ?? (missing ? texts.notFound.title : texts.title);
  return (
    <Container>
      <Room>
        <PageMeta title={title} noindex />
        <ScreenOnly>
          <Breadcrumbs
            items={[
              { label: texts.title, to: paths.myCourses({ tab: 'tickets' }) },
              { label: title },
            ]}
          />
          <PageHeading
            kicker={texts.title}
            title={title}
            lead={missing ? texts.notFound.body : texts.room.lead}
            close
          />
        </ScreenOnly>
        {missing ? (
          <ButtonLink to={paths.myCourses({ tab: 'tickets' })}>{texts.notFound.action}</ButtonLink>
        ) : (
          <QueryBoundary result={booking} skeleton={<RowsSkeleton label={texts.loading} />}>
            {(found) => (
              <Stack gap={6}>
                <BookingTools booking={found} />
                {found.tickets.map((ticket) => (
                  <TicketCard key={ticket.documentId} booking={found} ticket={ticket} />
                ))}
              </Stack>
            )}
          </QueryBoundary>
        )}
      </Room>
    </Container>
  );
};
