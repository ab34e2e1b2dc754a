import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDateTimeRange, formatWeekday } from '@iia/shared/dates';
import type { UserBookingQuery } from '@/data/generated/operations/pages/my-courses';
import { Button } from '@/ui/Button';
import { DefinitionList } from '@/ui/DefinitionList';
import { Heading } from '@/ui/Heading';
import { PrintOnly, ScreenOnly } from '@/ui/printVisibility';
import { QrCode } from '@/ui/QrCode';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { AttendeeDialog } from './AttendeeDialog';
import { texts } from './texts';
import { TicketDownload } from './TicketDownload';

const labels = texts.room;

type Booking = UserBookingQuery['userBooking'];

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.lineStrong};
  border-top: 3px solid ${theme.color.accent};

  ${media.upOrPrint('sm')} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${theme.space[8]};
  }

  ${media.print} {
    break-inside: avoid;

    & + & {
      break-before: page;
    }
  }
`;

const Scanned = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: center;
  align-content: start;

  & > svg {
    max-width: 15rem;
  }
`;

const Code = styled.p`
  margin: 0;
  font-family: ${theme.font.figures};
  font-size: ${theme.size.md};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.04em;
  white-space: nowrap;
`;

const Centered = styled.div`
  text-align: center;
`;

type Ticket = Booking['tickets'][number];

const TicketLocation = ({ booking: { venue, room, mapUrl } }: { booking: Booking }) => (
  <>
    {room ? <div>{room}</div> : null}
    <div>{venue ?? texts.byCourse}</div>
    {mapUrl ? (
      <ScreenOnly>
        <TextLink to={mapUrl}>{labels.map}</TextLink>
      </ScreenOnly>
    ) : null}
  </>
);

type TicketCardProps = { booking: Booking; ticket: Ticket };

/** One ticket, scannable from a screen or from paper. */
export const TicketCard = ({ booking, ticket }: TicketCardProps) => {
  const [naming, setNaming] = useState(false);
  const { startAt, endAt, meetingUrl, optionName, title, orderId, tickets } = booking;
  const { number, code, attendeeName, holderName, attendeeEmail, own, nameable, minutes } = ticket;
  const id = `ve-${number}`;
  const heading =
    orderId && tickets.length > 1
      ? labels.numberedOf(number, tickets.length)
      : labels.numbered(number);
  return (
    <Card aria-labelledby={id}>
      <Scanned>
        <QrCode text={code} alternative={labels.qr(code)} />
        <Code translate="no">{code}</Code>
        <ScreenOnly>
          <Centered>
            <Text size="sm" tone="muted">
              {labels.brightness}
            </Text>
          </Centered>
        </ScreenOnly>
      </Scanned>
      <Stack gap={4}>
        <PrintOnly>
          <Heading level={2} size="xl">
            {title}
          </Heading>
        </PrintOnly>
        <Heading level={2} size="lg" id={id}>
          {heading}
        </Heading>
        <DefinitionList
          items={[
            {
              term: labels.time,
              description: `${formatWeekday(startAt)}, ${formatDateTimeRange(startAt, endAt)}`,
            },
            { term: labels.venue, description: <TicketLocation booking={booking} /> },
            {
              term: labels.meeting,
              description: meetingUrl ? (
                <TextLink to={meetingUrl}>{labels.openMeeting}</TextLink>
              ) : null,
            },
            { term: labels.option, description: optionName },
            { term: labels.attendee, description: holderName ?? labels.nobody },
            { term: labels.email, description: attendeeEmail },
            { term: labels.minutes, description: minutes > 0 ? labels.minutesOf(minutes) : null },
          ]}
        />
        <ScreenOnly>
          <Stack gap={3}>
            {own ? null : (
              <Text size="sm" tone="muted">
                {labels.notOwn}
              </Text>
            )}
            <Row gap={3}>
              <TicketDownload id={ticket.documentId} number={number} />
              {nameable ? (
                <Button
                  variant="secondary"
                  aria-label={
                    attendeeName ? texts.naming.changeOf(number) : texts.naming.openOf(number)
                  }
                  onClick={() => setNaming(true)}
                >
                  {attendeeName ? texts.naming.change : texts.naming.open}
                </Button>
              ) : null}
            </Row>
          </Stack>
        </ScreenOnly>
      </Stack>
      {naming ? <AttendeeDialog ticket={ticket} onClose={() => setNaming(false)} /> : null}
    </Card>
  );
};
