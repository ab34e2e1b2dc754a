import { useId } from 'react';
import { TicketCalendarDocument } from '@/data/generated/operations/features/tickets/TicketCalendar';
import type { UserBookingQuery } from '@/data/generated/operations/pages/my-courses';
import { useSignedFile } from '@/data/useSignedFile';
import { CertificateDownload } from '@/pages/my-courses/CertificateDownload';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { Icon } from '@/ui/Icon';
import { ScreenOnly } from '@/ui/printVisibility';
import { Row } from '@/ui/Row';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { texts } from './texts';

const labels = texts.room;

type Booking = UserBookingQuery['userBooking'];

/** Actions for a whole booking. */
export const BookingTools = ({ booking }: { booking: Booking }) => {
  const { documentId, kind, slug, orderId, certificate } = booking;
  const messageId = useId();
  const { start, busy, error } = useSignedFile(async (client) => {
    const { data } = await client.query({
      query: TicketCalendarDocument,
      variables: { id: documentId },
      fetchPolicy: 'no-cache',
    });
    return data?.ticketCalendar;
  });
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
