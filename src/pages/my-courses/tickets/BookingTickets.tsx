import { useId } from 'react';
import { styled } from 'styled-components';
import { ApiError } from 'rest-contract';
import { TicketCalendarDocument } from '@/data/generated/operations/features/tickets/TicketCalendar';
import type { UserBookingQuery } from '@/data/generated/operations/pages/my-courses';
import type { QueryResult } from '@/data/page/usePageQuery';
import { useSignedFile } from '@/data/useSignedFile';
import { paths } from '@/lib/paths';
import { CertificateDownload } from '@/pages/my-courses/CertificateDownload';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { Icon } from '@/ui/Icon';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { ScreenOnly } from '@/ui/printVisibility';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack, Container, Row } from '@/ui/layout';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';
import { TicketCard } from './TicketCard';

const labels = texts.room;

type Booking = UserBookingQuery['userBooking'];

/** Actions for a whole booking. */
const BookingTools = ({ booking }: { booking: Booking }) => {
  const { documentId, kind, slug, orderId, certificate } = booking;
  const messageId = useId();
  const { start, busy, error } = useSignedFile(TicketCalendarDocument, { id: documentId });
  return (
    <ScreenOnly>
      <Stack gap={3}>
        <Row gap={3}>
          <Button
            variant="secondary"
            busy={busy}
            onClick={start}
            aria-describedby={error ? messageId : undefined}
          >
            {busy ? null : <Icon name="calendar-blank" />}
            <span>{busy ? labels.calendarBusy : labels.calendar}</span>
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon name="printer" />
            {labels.print}
          </Button>
          {certificate ? <CertificateDownload certificate={certificate} /> : null}
        </Row>
        <div aria-live="assertive">
          {error ? <FieldMessage id={messageId}>{failureMessage(error)}</FieldMessage> : null}
        </div>
        <Row gap={5}>
          {kind === 'course' ? (
            <TextLink to={paths.course(slug)}>{labels.page.course}</TextLink>
          ) : (
            <TextLink to={paths.seminar(slug)}>{labels.page.seminar}</TextLink>
          )}
          {orderId ? (
            <TextLink to={paths.purchaseHistory({ order: orderId })}>{labels.order}</TextLink>
          ) : null}
        </Row>
      </Stack>
    </ScreenOnly>
  );
};

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
