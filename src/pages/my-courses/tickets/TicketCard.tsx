import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDateTimeRange, formatWeekday } from '@iia/shared/dates';
import { nameAttendeeInputRules } from '@iia/shared/generated/inputRules/NameAttendeeInput';
import {
  NameAttendeeDocument,
  type UserBookingQuery,
} from '@/data/generated/operations/pages/my-courses';
import { useAction } from '@/data/useAction';
import { Button } from '@/ui/Button';
import { DefinitionList } from '@/ui/DefinitionList';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Heading } from '@/ui/Heading';
import { PrintOnly, ScreenOnly } from '@/ui/printVisibility';
import { QrCode } from '@/ui/QrCode';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const namingLabels = texts.naming;
const { Form, TextField } = contractForm(nameAttendeeInputRules);

type AttendeeDialogProps = {
  ticket: UserBookingQuery['userBooking']['tickets'][number];
  onClose: () => void;
};

const AttendeeDialog = ({ ticket, onClose }: AttendeeDialogProps) => {
  const name = useAction(NameAttendeeDocument);
  const { documentId, number, attendeeName, attendeeEmail } = ticket;
  return (
    <Dialog open title={namingLabels.title(number)} onClose={onClose}>
      <Form
        aria-label={namingLabels.form}
        failed={namingLabels.failed}
        initial={{ ticket: documentId, name: attendeeName ?? '', email: attendeeEmail ?? '' }}
        onSubmit={async (input) => {
          await name(input);
          toast(namingLabels.done(input.name));
          onClose();
        }}
      >
        <TextField name="name" label={namingLabels.name} autoComplete="off" required />
        <TextField
          name="email"
          label={namingLabels.email}
          hint={namingLabels.hint}
          type="email"
          autoComplete="off"
        />
        <DialogButtons
          cancel={namingLabels.close}
          onCancel={onClose}
          busy={namingLabels.submitting}
        >
          {namingLabels.submit}
        </DialogButtons>
      </Form>
    </Dialog>
  );
};

const labels = texts.room;

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

type Booking = UserBookingQuery['userBooking'];
type Ticket = Booking['tickets'][number];

type TicketCardProps = { booking: Booking; ticket: Ticket };

/** One ticket, scannable from a screen or from paper. */
export const TicketCard = ({ booking, ticket }: TicketCardProps) => {
  const [naming, setNaming] = useState(false);
  const { startAt, endAt, venue, meetingUrl, optionName, title, orderId, tickets } = booking;
  const { number, code, attendeeName, attendeeEmail, own, nameable, minutes } = ticket;
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
            { term: labels.venue, description: venue ?? texts.byCourse },
            {
              term: labels.meeting,
              description: meetingUrl ? (
                <TextLink to={meetingUrl}>{labels.openMeeting}</TextLink>
              ) : null,
            },
            { term: labels.option, description: optionName },
            {
              term: labels.attendee,
              description: attendeeName ?? (own ? labels.self : labels.nobody),
            },
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
            {nameable ? (
              <div>
                <Button
                  variant="secondary"
                  aria-label={texts.naming.openOf(number)}
                  onClick={() => setNaming(true)}
                >
                  {texts.naming.open}
                </Button>
              </div>
            ) : null}
          </Stack>
        </ScreenOnly>
      </Stack>
      {naming ? <AttendeeDialog ticket={ticket} onClose={() => setNaming(false)} /> : null}
    </Card>
  );
};
