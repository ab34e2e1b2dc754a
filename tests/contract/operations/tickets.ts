import { randomUUID } from 'node:crypto';
import { addOrder } from '../memberFixtures';
import { inDays } from '../orderFixtures';
import { answerOf } from '../world/fixtures';
import type { World } from '../world/World';
import type { Rows } from './Row';

interface Place {
  event: string;
  booking: string;
  ticket: string;
}

const currentSeminar = ({ once, editor }: World) =>
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

/** A place of the member in it. */
async function newPlace(world: World): Promise<Place> {
  const { api, member, secrets } = world;
  const [user] = await api.sql<{ id: number }>('select id from up_users where email = ?', [
    member.email,
  ]);
  const event = await currentSeminar(world);
  const order = await addOrder(api, user?.id ?? 0, {
    status: 'paid',
    lines: [{ kind: 'seminar', item: event }],
  });
  const booking = `${order}l0`;
  const { tickets } = await answerOf<{ tickets: { code: string }[] }>(world, 'UserBooking', {
    id: booking,
  });
  for (const { code } of tickets) secrets.add(code);
  return { event, booking, ticket: `${booking}-1` };
}

const onePlace = (world: World) => world.once('place in a seminar', () => newPlace(world));

const scanNow = (ticket: string) => ({
  id: randomUUID(),
  ticket,
  direction: 'in',
  at: new Date().toISOString(),
});

async function correction(world: World) {
  const { event, ticket } = await newPlace(world);
  return { ...scanNow(ticket), kind: 'seminar', event, reason: 'Quên quét khi vào' };
}

export const tickets: Rows = {
  UserBookings: {
    variables: async (world) => {
      await onePlace(world);
      return { page: 1 };
    },
  },
  UserBooking: {
    variables: async (world) => ({ id: (await onePlace(world)).booking }),
    owned: true,
  },
  TicketCalendar: {
    variables: async (world) => ({ id: (await onePlace(world)).booking }),
    owned: true,
  },
  NameAttendee: {
    variables: async (world) => {
      const { ticket } = await newPlace(world);
      return { input: { ticket, name: 'Phạm Bình', email: 'binh@example.com' } };
    },
    owned: true,
  },
  AttendanceEvents: {
    variables: async (world) => {
      await onePlace(world);
      return {};
    },
  },
  CheckInList: {
    variables: async (world) => ({ kind: 'seminar', id: (await onePlace(world)).event }),
  },
  RecordScans: {
    variables: async (world) => {
      const { event, ticket } = await newPlace(world);
      const sentAt = new Date().toISOString();
      return { input: { kind: 'seminar', event, sentAt, scans: [scanNow(ticket)] } };
    },
  },
  CorrectAttendance: { variables: async (world) => ({ input: await correction(world) }) },
  CancelScan: {
    variables: async (world) => {
      const input = await correction(world);
      await world.api.sql(
        `insert into attendance_scans
           (id, ticket_id, line_id, event_id, direction, scanned_at, received_at, scanned_by)
         values (?, ?, ?, ?, 'in', ?, ?, 'Lan')`,
        [
          input.id,
          input.ticket,
          input.ticket.split('-')[0],
          input.event,
          ...Array<unknown>(2).fill(world.api.database === 'sqlite' ? Date.now() : new Date()),
        ],
      );
      return { input: { scan: input.id, reason: 'Ghi nhầm người' } };
    },
  },
};
