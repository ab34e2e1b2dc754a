import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { strictDatabase } from '../support/database';
import { runTask } from '../support/api';
import { addBuyer, newStaff, addBuyers, type Buyer } from '../support/members';
import { newEditor } from '../support/staff';
import { addOrder, setTakenSeats } from '../support/orders';
import { addItem } from '../support/content';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf, type Caller } from '../support/callAs';
import type {
  AttendanceCheck,
  AttendanceEvent,
  TicketBooking,
  CheckInList,
  CheckInTicket,
  CpeRecord,
  Download,
  ScanResult,
  EventTicket,
  WorkList,
} from '@/data/generated/types';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const VIETNAM = 7 * 60 * MINUTE;

// A single reference time, so that the minutes between two times are whole.
const begun = Date.now();
const sinceMidnight = (begun + VIETNAM) % DAY;
/** The end of past seminars. Each day counts separately, so early in the day they ended yesterday. */
const over = sinceMidnight < 5 * 60 * MINUTE ? begun - sinceMidnight - MINUTE : begun;
/** Relative to the end of past seminars; times in the future are relative to now. */
const minutesAgo = (minutes: number) => new Date((minutes < 0 ? begun : over) - minutes * MINUTE);

/** Tickets of events, their scans at check-in, and the resulting hours. The API runs with `hooks`. */
describe.each(strictDatabase)('tickets and check-in, on %s', (database) => {
  const api = sharedApi({ database, env: { PUBLIC_URL: 'https://vien.example' } });
  const editor = shared(() => newEditor(api));

  const [first, second] = [shared(() => newStaff(api)), shared(() => newStaff(api))];
  const call = <Data>(path: string, who: Caller, json?: object) =>
    callAs<Data>(api, who, path, json);
  const bookings = (who: Buyer) => dataOf(call<TicketBooking[]>('/ticket/userBookings', who));
  const certificates = (who: Buyer) =>
    api.sql<{ tenths: number; revoked_at: unknown; title: string }>(
      'select tenths, revoked_at, title from attendance_certificates where user_id = ? order by issued_at',
      [who.id],
    );
  const validTenths = async (who: Buyer) =>
    (await certificates(who)).filter((each) => each.revoked_at === null).map((each) => each.tenths);
  const recordOf = (who: Buyer) => dataOf(call<CpeRecord>('/cpe/record', who));
  const hoursOf = async (who: Buyer) => (await recordOf(who)).hours;
  const emailOf = async (who: Buyer) =>
    (await api.sql<{ email: string }>('select email from up_users where id = ?', [who.id]))[0]
      ?.email ?? '';

  /** A seminar that began and ended so many minutes ago, of 2 hours of which 1 on ethics, with a member's paid seats. */
  async function event({
    from = 200,
    to = 20,
    quantity = 1,
    kind = 'seminar' as 'seminar' | 'course',
  } = {}) {
    const member = await addBuyer(api);
    const item = await addItem(api, kind, { start_at: minutesAgo(from), end_at: minutesAgo(to) });
    await api.sql(`update ${kind}s set cpe_hours = 2, ethics_hours = 1 where document_id = ?`, [
      item,
    ]);
    const order = await addOrder(api, member.id, {
      status: 'paid',
      lines: [{ kind, item, quantity, amount: quantity * 100_000 }],
    });
    const [booking] = await bookings(member);
    const tickets = booking?.tickets ?? [];
    return {
      item,
      kind,
      member,
      order,
      booking: booking as TicketBooking,
      tickets,
      ticket: tickets[0] as EventTicket,
    };
  }
  type Event = Awaited<ReturnType<typeof event>>;

  const scan = (ticket: string, direction: 'in' | 'out', minutes: number, id = randomUUID()) => ({
    id,
    ticket,
    direction,
    at: minutesAgo(minutes).toISOString(),
  });
  const send = ({ item, kind }: Event, scans: object[], more: object = {}, as = first) =>
    call<ScanResult[]>('/attendance/scans', as, {
      kind,
      event: item,
      sentAt: new Date().toISOString(),
      scans,
      ...more,
    });
  const record = async (at: Event, ...scans: object[]) => {
    const { status, body } = await send(at, scans);
    expect(status, JSON.stringify(body.error)).toBe(200);
    return body.data.map(({ outcome }) => outcome);
  };
  const checkIn = async ({ item, kind }: Event) => {
    const path = `/attendance/check-in?kind=${kind}&id=${item}`;
    return (await dataOf(call<CheckInList>(path, first))).tickets;
  };
  /** Staff add a check-out two hours ago. */
  const correct = ({ item, kind }: Event, ticket: string, changes: object = {}) =>
    call<CheckInTicket>('/attendance/correct', first, {
      id: randomUUID(),
      kind,
      event: item,
      ticket,
      direction: 'out',
      at: minutesAgo(120).toISOString(),
      reason: forgot,
      ...changes,
    });
  const forgot = 'Quên quét khi ra về, ban tổ chức xác nhận';
  const refund = async (order: string, item: string) => {
    await setTakenSeats(api, item, 3);
    await editor.update('api::order.order', order, { orderStatus: 'refunded' });
  };

  describe('a ticket', () => {
    it('exists for each paid seat, for its buyer only, until a refund', async () => {
      const { item, member, order, booking, tickets } = await event({ quantity: 3, to: -60 });
      expect(tickets.map(({ own, nameable }) => [own, nameable])).toEqual([
        [true, true],
        [false, true],
        [false, true],
      ]);
      expect(new Set(tickets.map(({ code }) => code)).size).toBe(3);
      for (const { code } of tickets)
        expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
      const stranger = await addBuyer(api);
      const path = `/ticket/userBooking?id=${booking.documentId}`;
      const naming = { ticket: tickets[0]?.documentId, name: 'Lê An' };
      const statuses = async (who: Caller) => [
        (await call(path, who)).status,
        (await call(`/ticket/calendar?id=${booking.documentId}`, who)).status,
        (await call('/ticket/nameAttendee', who, naming)).status,
      ];
      expect(await statuses(member)).toEqual([200, 200, 200]);
      expect(await statuses(stranger)).toEqual([404, 404, 404]);
      expect(await bookings(stranger)).toEqual([]);
      await addOrder(api, stranger.id, {
        status: 'pending_payment',
        lines: [{ kind: 'seminar', item }],
      });
      expect(await bookings(stranger)).toEqual([]);
      await refund(order, item);
      expect(await statuses(member)).toEqual([404, 404, 404]);
      expect(await bookings(member)).toEqual([]);
    });

    it('appears in the calendar file, without data of the buyer', async () => {
      const { member, booking, ticket } = await event({ to: -60 });
      const path = `/ticket/calendar?id=${booking.documentId}`;
      const link = await dataOf(call<Download>(path, member));
      expect(link.name).toMatch(/\.ics$/);
      const response = await fetch(api.url + link.url);
      expect(response.headers.get('content-type')).toContain('text/calendar');
      const text = await response.text();
      expect(text).toContain(`UID:ticket-${booking.documentId}@vien.example`);
      expect(text).not.toContain(ticket.code);
      expect(text).not.toContain('Người');
    });

    it('names another attendee, who sees it in their account and receives the hours', async () => {
      const at = await event({ quantity: 2 });
      await api.sql('update seminars set end_at = ? where document_id = ?', [
        minutesAgo(-60),
        at.item,
      ]);
      const [friend, unconfirmed] = (await addBuyers(api, 2)) as [Buyer, Buyer];
      const theirTicket = at.tickets[1]?.documentId ?? '';
      const name = async (email: string) => {
        const naming = { ticket: theirTicket, name: 'Phạm Bình', email };
        return (await call('/ticket/nameAttendee', at.member, naming)).status;
      };
      await api.sql('update up_users set confirmed = ? where id = ?', [false, unconfirmed.id]);
      expect(await name(await emailOf(unconfirmed))).toBe(200);
      expect(await bookings(unconfirmed)).toEqual([]);
      expect(await name((await emailOf(friend)).toUpperCase())).toBe(200);
      const [theirs] = await bookings(friend);
      expect(theirs).toMatchObject({
        orderId: null,
        tickets: [{ documentId: theirTicket, own: true, nameable: false }],
      });
      expect(theirs?.tickets).toHaveLength(1);
      // An attendee cannot pass the ticket on.
      const passing = { ticket: theirTicket, name: 'Ai Khác' };
      expect((await call('/ticket/nameAttendee', friend, passing)).status).toBe(404);
      const scans = [scan(theirTicket, 'in', 190), scan(theirTicket, 'out', 20)];
      expect(await record(at, ...scans)).toEqual(['counted', 'counted']);
      expect(await name(await emailOf(unconfirmed))).toBe(409);
      expect(await hoursOf(friend)).toBe(2);
      const [certificate] = await api.sql<{ holder_name: string }>(
        'select holder_name from attendance_certificates where user_id = ?',
        [friend.id],
      );
      expect(certificate?.holder_name).toBe('Phạm Bình');
      expect(await hoursOf(at.member)).toBe(0);
    });
  });

  describe('check-in', () => {
    it('sends staff digests of the ticket codes only', async () => {
      const at = await event();
      const [ticket] = await checkIn(at);
      const digest = createHash('sha256').update(at.ticket.code.replaceAll('-', '')).digest('hex');
      expect(ticket).toMatchObject({ digest: digest.slice(0, 32), state: 'absent', valid: true });
      expect(JSON.stringify(await checkIn(at))).not.toContain(at.ticket.code);
      expect(await dataOf(call<AttendanceEvent[]>('/attendance/events', first))).toContainEqual(
        expect.objectContaining({ documentId: at.item, ticketCount: 1, presentCount: 0 }),
      );
    });

    it('gives hours and one certificate after check-in and check-out, limited to those of the seminar', async () => {
      const at = await event();
      const id = at.ticket.documentId;
      expect(await record(at, scan(id, 'in', 210), scan(id, 'out', 15))).toEqual([
        'counted',
        'counted',
      ]);
      expect(await certificates(at.member)).toMatchObject([{ tenths: 20, revoked_at: null }]);
      expect(await recordOf(at.member)).toMatchObject({
        hours: 2,
        parts: [
          { part: 'ethics', hours: 1 },
          { part: 'general', hours: 1 },
        ],
      });
      const [booking] = await bookings(at.member);
      expect(booking?.tickets[0]?.minutes).toBe(180);
      expect(booking?.certificate?.number).toMatch(/^GCN-/);
      const code = booking?.certificate?.code;
      const checked = await dataOf(call<AttendanceCheck>('/attendance/check', null, { code }));
      expect(checked.kind).toBe('seminar');
    });

    it('counts minutes within the event, 50 to the hour, with proportional ethics hours', async () => {
      const at = await event({ kind: 'course' });
      const id = at.ticket.documentId;
      await record(at, scan(id, 'in', 205), scan(id, 'out', 145));
      expect(await certificates(at.member)).toMatchObject([{ tenths: 11 }]);
      expect((await recordOf(at.member)).parts).toEqual([
        { part: 'ethics', hours: 0.5 },
        { part: 'general', hours: 0.6 },
      ]);
    });

    it('counts once: two staff concurrently, and the same scan sent ten times', async () => {
      const at = await event();
      const id = at.ticket.documentId;
      const one = scan(id, 'in', 190);
      const responses = await Promise.all([
        ...Array.from({ length: 10 }, () => send(at, [one])),
        ...Array.from({ length: 5 }, () => send(at, [scan(id, 'in', 189)], {}, second)),
      ]);
      expect(responses.map(({ status }) => status)).toEqual(Array(15).fill(200));
      const outs = await Promise.all(
        Array.from({ length: 6 }, () => send(at, [scan(id, 'out', 20)])),
      );
      // One scan succeeds; all others report the first one.
      const results = outs.flatMap(({ body }) => body.data);
      expect(results.filter(({ otherAt }) => otherAt === null)).toMatchObject([
        { outcome: 'counted' },
      ]);
      const [ticket] = await checkIn(at);
      expect(ticket?.scans).toHaveLength(12);
      expect(ticket?.scans.filter(({ counted }) => counted)).toHaveLength(2);
      expect(ticket).toMatchObject({ state: 'left', minutes: 170 });
      expect(await certificates(at.member)).toHaveLength(1);
    });

    it('merges offline scans in any order, and reports them to each device', async () => {
      const at = await event();
      const id = at.ticket.documentId;
      await record(at, scan(id, 'in', 180));
      await record(at, scan(id, 'out', 30));
      const late = await send(at, [scan(id, 'in', 190)]);
      const [earlier] = late.body.data;
      expect(earlier).toMatchObject({ outcome: 'counted', otherBy: 'Nguyễn Thị Kiểm Thử' });
      expect(Math.abs(Date.parse(earlier?.otherAt ?? '') - minutesAgo(180).getTime())).toBeLessThan(
        30_000,
      );
      expect((await checkIn(at))[0]).toMatchObject({ minutes: 160, state: 'left' });
      expect(await validTenths(at.member)).toEqual([20]);
    });

    it('tolerates a wrong device clock', async () => {
      const at = await event();
      const id = at.ticket.documentId;
      const hour = 60;
      await send(at, [scan(id, 'in', 190 + hour), scan(id, 'out', 90 + hour)], {
        sentAt: new Date(Date.now() - hour * MINUTE).toISOString(),
      });
      expect((await checkIn(at))[0]?.minutes).toBe(100);
    });

    it('rejects invalid tickets, tickets of another event or time, and refunded ones', async () => {
      const at = await event();
      const elsewhere = await event();
      const id = at.ticket.documentId;
      expect(
        await record(
          at,
          scan(elsewhere.ticket.documentId, 'in', 100),
          scan(`${at.booking.documentId}-2`, 'in', 99),
          scan("x' or 1=1", 'in', 98),
          scan(id, 'in', 60 * 24 * 3),
          scan(id, 'out', 90),
        ),
      ).toEqual(['outside', 'unknown', 'unknown', 'unknown', 'not_in']);
      await refund(at.order, at.item);
      expect(await record(at, scan(id, 'in', 80))).toEqual(['ended']);
      expect((await checkIn(at))[0]?.valid).toBe(false);
      expect((await send(at, [scan(id, 'in', 80)], { event: 'nothing' })).status).toBe(404);
      expect((await send(at, [{ ...scan(id, 'in', 80), at: 'soon' }])).status).toBe(400);
    });
  });

  describe('attendance hours', () => {
    it('awaits a correction by staff after a missed check-out, and updates with each correction', async () => {
      const at = await event();
      const ticket = at.ticket.documentId;
      await record(at, scan(ticket, 'in', 200));
      await runTask(api, 'settleAttendance');
      expect(await certificates(at.member)).toEqual([]);
      const id = randomUUID();
      const correctOnce = (changes: object = {}) => correct(at, ticket, { id, ...changes });
      expect((await correctOnce({ at: minutesAgo(-60).toISOString() })).status).toBe(400);
      expect((await correctOnce({ ticket: 'x-1' })).status).toBe(404);
      for (let again = 0; again < 2; again += 1) {
        const { body } = await correctOnce();
        expect(body.data).toMatchObject({ state: 'left', minutes: 80 });
        expect(body.data.scans).toHaveLength(2);
      }
      expect(await certificates(at.member)).toMatchObject([{ tenths: 16, revoked_at: null }]);
      const cancel = () =>
        call<CheckInTicket>('/attendance/cancelScan', first, {
          scan: id,
          reason: 'Ghi nhầm người',
        });
      expect((await cancel()).body.data).toMatchObject({ minutes: 0 });
      expect((await cancel()).status).toBe(200);
      const logged = await api.sql(
        'select action, reason from audit_entries where subject_id = ? order by id',
        [ticket],
      );
      expect(logged).toEqual([
        { action: 'scan_added', reason: forgot },
        { action: 'scan_cancelled', reason: 'Ghi nhầm người' },
      ]);
      expect(await hoursOf(at.member)).toBe(0);
      expect(await validTenths(at.member)).toEqual([]);
    });

    it('lists missed check-outs as staff tasks until corrected or refunded', async () => {
      const waiting = async ({ item }: Event) => {
        const list = await dataOf(call<WorkList>('/staff-work?kind=attendance', first));
        return list.items.filter(({ documentId }) => documentId === item);
      };
      const [left, refunded] = [await event({ quantity: 2 }), await event({ kind: 'course' })];
      const [came, went] = left.tickets.map(({ documentId }) => documentId) as [string, string];
      await record(left, scan(came, 'in', 200), scan(went, 'in', 200), scan(went, 'out', 30));
      await record(refunded, scan(refunded.ticket.documentId, 'in', 190));
      await runTask(api, 'settleAttendance');
      const since = minutesAgo(20).toISOString();
      expect(await waiting(left)).toMatchObject([{ eventKind: 'seminar', since, due: null }]);
      expect(await waiting(refunded)).toMatchObject([{ eventKind: 'course', since }]);
      await correct(left, came);
      await refund(refunded.order, refunded.item);
      expect([await waiting(left), await waiting(refunded)]).toEqual([[], []]);
    });

    it('counts the hours of early leavers automatically when the event ends', async () => {
      const at = await event({ to: -30 });
      const id = at.ticket.documentId;
      await record(at, scan(id, 'in', 190), scan(id, 'out', 140));
      await runTask(api, 'settleAttendance');
      expect(await certificates(at.member)).toEqual([]);
      await api.sql('update seminars set end_at = ? where document_id = ?', [
        new Date(Date.now() - MINUTE),
        at.item,
      ]);
      await runTask(api, 'settleAttendance');
      await runTask(api, 'settleAttendance');
      expect(await certificates(at.member)).toMatchObject([{ tenths: 10 }]);
    });

    it('counts each minute once for two tickets of one person', async () => {
      const at = await event();
      await addOrder(api, at.member.id, {
        status: 'paid',
        lines: [{ kind: 'seminar', item: at.item }],
      });
      const tickets = (await bookings(at.member)).map((each) => each.tickets[0]?.documentId ?? '');
      for (const ticket of tickets)
        await record(at, scan(ticket, 'in', 150), scan(ticket, 'out', 100));
      expect(await validTenths(at.member)).toEqual([10]);
    });

    it('ends with a refund, even one concurrent with the last scan', async () => {
      for (let round = 0; round < 4; round += 1) {
        const at = await event();
        const id = at.ticket.documentId;
        await record(at, scan(id, 'in', 190));
        await Promise.all([send(at, [scan(id, 'out', 20)]), refund(at.order, at.item)]);
        expect(await hoursOf(at.member)).toBe(0);
        expect(await validTenths(at.member)).toEqual([]);
      }
    });
  });
});
