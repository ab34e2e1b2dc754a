import { randomUUID } from 'node:crypto';
import { addOrder } from '../../support/orders';
import { inDays } from '../../support/clock';
import { responseOf } from './given';
import type { Fixture } from './Fixture';
import type { Rows } from './Row';

interface Seat {
  event: string;
  booking: string;
  ticket: string;
}

const currentSeminar = ({ once, editor }: Fixture) =>
  once('seminar that has begun', () =>
    editor.add('api::seminar.seminar', {
      title: 'Hội thảo đang diễn ra',
      slug: 'hoi-thao-dang-dien-ra',
      summary: 'Tóm tắt',
      startAt: inDays(-0.1),
      endAt: inDays(0.1),
      venue: 'Hội trường Viện, Hà Nội',
      cpeHours: 2,
    }),
  );

/** A seat of the member in it. */
async function newSeat(fixture: Fixture): Promise<Seat> {
  const { api, member, secrets } = fixture;
  const event = await currentSeminar(fixture);
  const order = await addOrder(api, member.id, {
    status: 'paid',
    lines: [{ kind: 'seminar', item: event }],
  });
  const booking = `${order}l0`;
  const { tickets } = await responseOf<{ tickets: { code: string }[] }>(fixture, 'UserBooking', {
    id: booking,
  });
  for (const { code } of tickets) secrets.add(code);
  return { event, booking, ticket: `${booking}-1` };
}

const oneSeat = (fixture: Fixture) => fixture.once('seat in a seminar', () => newSeat(fixture));

const scanNow = (ticket: string) => ({
  id: randomUUID(),
  ticket,
  direction: 'in',
  at: new Date().toISOString(),
});

async function correction(fixture: Fixture) {
  const { event, ticket } = await newSeat(fixture);
  return { ...scanNow(ticket), kind: 'seminar', event, reason: 'Quên quét khi vào' };
}

export const tickets: Rows = {
  UserBookings: {
    variables: async (fixture) => {
      await oneSeat(fixture);
      return { page: 1 };
    },
  },
  UserBooking: {
    variables: async (fixture) => ({ id: (await oneSeat(fixture)).booking }),
    owned: true,
  },
  TicketPdf: {
    variables: async (fixture) => ({ id: (await oneSeat(fixture)).ticket }),
    owned: true,
  },
  TicketCalendar: {
    variables: async (fixture) => ({ id: (await oneSeat(fixture)).booking }),
    owned: true,
  },
  NameAttendee: {
    variables: async (fixture) => {
      const { ticket } = await newSeat(fixture);
      return { input: { ticket, name: 'Phạm Bình', email: 'binh@example.com' } };
    },
    owned: true,
  },
  AttendanceEvents: {
    variables: async (fixture) => {
      await oneSeat(fixture);
      return {};
    },
  },
  CheckInList: {
    variables: async (fixture) => ({ kind: 'seminar', id: (await oneSeat(fixture)).event }),
  },
  RecordScans: {
    variables: async (fixture) => {
      const { event, ticket } = await newSeat(fixture);
      const sentAt = new Date().toISOString();
      return { input: { kind: 'seminar', event, sentAt, scans: [scanNow(ticket)] } };
    },
  },
  CorrectAttendance: { variables: async (fixture) => ({ input: await correction(fixture) }) },
  CancelScan: {
    variables: async (fixture) => {
      const input = await correction(fixture);
      await fixture.api.sql(
        `insert into attendance_scans
           (id, ticket_id, line_id, event_id, direction, scanned_at, received_at, scanned_by)
         values (?, ?, ?, ?, 'in', ?, ?, 'Lan')`,
        [
          input.id,
          input.ticket,
          input.ticket.split('-')[0],
          input.event,
          ...Array<unknown>(2).fill(new Date()),
        ],
      );
      return { input: { scan: input.id, reason: 'Ghi nhầm người' } };
    },
  },
};
