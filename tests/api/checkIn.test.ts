import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { strictDatabase } from '../support/database';
import { callApi, type Failure, runTask } from '../support/api';
import type { TestApi } from '../support/startApi';
import { addBuyer, newStaff, addBuyers, type Buyer } from '../support/members';
import { newEditor } from '../support/staff';
import { addOrder } from '../support/orders';
import { addItem } from '../support/content';
import { shared, sharedApi } from '../support/suite';

interface Ticket {
  documentId: string;
  code: string;
  own: boolean;
  nameable: boolean;
  minutes: number;
  attendeeName: string | null;
}

interface Booking {
  documentId: string;
  orderId: string | null;
  tickets: Ticket[];
  certificate: { number: string; code: string } | null;
}

interface CheckInTicket {
  documentId: string;
  digest: string;
  name: string;
  state: string;
  minutes: number;
  valid: boolean;
  scans: { documentId: string; counted: boolean; reason: string | null }[];
}

interface Result {
  documentId: string;
  outcome: string;
  otherAt: string | null;
  otherBy: string | null;
}

interface Work {
  documentId: string;
  eventKind: string | null;
  since: string;
}

type Caller = Pick<Buyer, 'token'>;

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

  let staffs: Promise<[Caller, Caller]> | undefined;
  // One after the other: a login on SQLite may fail where another process writes at the same moment.
  const newTwo = async (api: TestApi): Promise<[Caller, Caller]> => {
    const first = await newStaff(api);
    return [first, await newStaff(api)];
  };
  const staffOf = (api: TestApi) => (staffs ??= newTwo(api));
  const call = <Data>(path: string, who: Caller | null, json?: object) =>
    callApi<{ data: Data; error: Failure['error'] }>(api, path, {
      token: who?.token,
      json,
    });
  const bookings = async (who: Buyer) =>
    (await call<Booking[]>('/ticket/userBookings', who)).body.data;
  const certificates = (who: Buyer) =>
    api.sql<{ tenths: number; revoked_at: unknown; title: string }>(
      'select tenths, revoked_at, title from attendance_certificates where user_id = ? order by issued_at',
      [who.id],
    );
  const hoursOf = async (who: Buyer) =>
    (await call<{ hours: number }>('/cpe/record', who)).body.data.hours;
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
    const [staff] = await staffOf(api);
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
      staff,
      order,
      booking: booking as Booking,
      tickets,
      ticket: tickets[0] as Ticket,
    };
  }
  type Event = Awaited<ReturnType<typeof event>>;

  const scan = (ticket: string, direction: 'in' | 'out', minutes: number, id = randomUUID()) => ({
    id,
    ticket,
    direction,
    at: minutesAgo(minutes).toISOString(),
  });
  const send = ({ item, kind, staff }: Event, scans: object[], more: object = {}, as = staff) =>
    call<Result[]>('/attendance/scans', as, {
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
  const checkIn = async ({ item, kind, staff }: Event) =>
    (
      await call<{ tickets: CheckInTicket[] }>(
        `/attendance/check-in?kind=${kind}&id=${item}`,
        staff,
      )
    ).body.data.tickets;
  const refund = async (order: string, item: string) => {
    await api.sql(
      `insert into order_places (item_id, option_id, taken) values (?, '', 3)
       on conflict (item_id, option_id) do nothing`,
      [item],
    );
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
      const statuses = async (who: Caller | null) => [
        (await call(path, who)).status,
        (await call(`/ticket/calendar?id=${booking.documentId}`, who)).status,
        (await call('/ticket/nameAttendee', who, { ticket: tickets[0]?.documentId, name: 'Lê An' }))
          .status,
      ];
      expect(await statuses(member)).toEqual([200, 200, 200]);
      expect(await statuses(stranger)).toEqual([404, 404, 404]);
      expect(await statuses(null)).toEqual([401, 401, 401]);
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
      const link = (
        await call<{ url: string; name: string }>(
          `/ticket/calendar?id=${booking.documentId}`,
          member,
        )
      ).body.data;
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
      const second = at.tickets[1]?.documentId ?? '';
      const name = async (email: string) =>
        (
          await call<Booking>('/ticket/nameAttendee', at.member, {
            ticket: second,
            name: 'Phạm Bình',
            email,
          })
        ).status;
      await api.sql('update up_users set confirmed = ? where id = ?', [false, unconfirmed.id]);
      expect(await name(await emailOf(unconfirmed))).toBe(200);
      expect(await bookings(unconfirmed)).toEqual([]);
      expect(await name((await emailOf(friend)).toUpperCase())).toBe(200);
      const [theirs] = await bookings(friend);
      expect(theirs).toMatchObject({
        orderId: null,
        tickets: [{ documentId: second, own: true, nameable: false }],
      });
      expect(theirs?.tickets).toHaveLength(1);
      // An attendee cannot pass the ticket on.
      expect(
        (await call('/ticket/nameAttendee', friend, { ticket: second, name: 'Ai Khác' })).status,
      ).toBe(404);
      expect(await record(at, scan(second, 'in', 190), scan(second, 'out', 20))).toEqual([
        'counted',
        'counted',
      ]);
      expect(await name(await emailOf(unconfirmed))).toBe(409);
      expect(await hoursOf(friend)).toBe(2);
      expect(await hoursOf(at.member)).toBe(0);
    });
  });

  describe('check-in', () => {
    it('sends staff digests of the ticket codes only, and nothing to others', async () => {
      const at = await event();
      const [ticket] = await checkIn(at);
      const digest = createHash('sha256').update(at.ticket.code.replaceAll('-', '')).digest('hex');
      expect(ticket).toMatchObject({ digest: digest.slice(0, 32), state: 'absent', valid: true });
      expect(JSON.stringify(await checkIn(at))).not.toContain(at.ticket.code);
      const list = (await call<{ documentId: string }[]>('/attendance/events', at.staff)).body.data;
      expect(list).toContainEqual(
        expect.objectContaining({ documentId: at.item, ticketCount: 1, presentCount: 0 }),
      );
      const calls = (who: Caller | null) =>
        Promise.all([
          call('/attendance/events', who),
          call(`/attendance/check-in?kind=seminar&id=${at.item}`, who),
          call('/attendance/scans', who, {}),
          call('/attendance/correct', who, {}),
          call('/attendance/cancelScan', who, {}),
        ]).then((responses) => responses.map(({ status }) => status));
      expect(await calls(at.member)).toEqual(Array(5).fill(403));
      expect(await calls(null)).toEqual(Array(5).fill(401));
    });

    it('gives hours and one certificate after check-in and check-out, limited to those of the seminar', async () => {
      const at = await event();
      const id = at.ticket.documentId;
      expect(await record(at, scan(id, 'in', 210), scan(id, 'out', 15))).toEqual([
        'counted',
        'counted',
      ]);
      expect(await certificates(at.member)).toMatchObject([{ tenths: 20, revoked_at: null }]);
      const { body } = await call<{ hours: number; parts: object[] }>('/cpe/record', at.member);
      expect(body.data.hours).toBe(2);
      expect(body.data.parts).toEqual([
        { part: 'ethics', hours: 1 },
        { part: 'general', hours: 1 },
      ]);
      const [booking] = await bookings(at.member);
      expect(booking?.tickets[0]?.minutes).toBe(180);
      expect(booking?.certificate?.number).toMatch(/^GCN-/);
      const checked = await call<{ kind: string }>('/attendance/check', null, {
        code: booking?.certificate?.code,
      });
      expect(checked.body.data.kind).toBe('seminar');
    });

    it('counts minutes within the event, 50 to the hour, with proportional ethics hours', async () => {
      const at = await event({ kind: 'course' });
      const id = at.ticket.documentId;
      await record(at, scan(id, 'in', 205), scan(id, 'out', 145));
      expect(await certificates(at.member)).toMatchObject([{ tenths: 11 }]);
      const { data } = (await call<{ parts: object[] }>('/cpe/record', at.member)).body;
      expect(data.parts).toEqual([
        { part: 'ethics', hours: 0.5 },
        { part: 'general', hours: 0.6 },
      ]);
    });

    it('counts once: two staff concurrently, and the same scan sent ten times', async () => {
      const at = await event();
      const id = at.ticket.documentId;
      const [, other] = await staffOf(api);
      const one = scan(id, 'in', 190);
      const responses = await Promise.all([
        ...Array.from({ length: 10 }, () => send(at, [one])),
        ...Array.from({ length: 5 }, () => send(at, [scan(id, 'in', 189)], {}, other)),
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
      const valid = (await certificates(at.member)).filter(
        ({ revoked_at: revoked }) => revoked === null,
      );
      expect(valid).toMatchObject([{ tenths: 20 }]);
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
      const correction = {
        id: randomUUID(),
        kind: at.kind,
        event: at.item,
        ticket,
        direction: 'out',
        at: minutesAgo(120).toISOString(),
        reason: 'Quên quét khi ra về, ban tổ chức xác nhận',
      };
      const correct = (changes: object = {}) =>
        call<CheckInTicket>('/attendance/correct', at.staff, { ...correction, ...changes });
      expect((await correct({ reason: '' })).status).toBe(400);
      expect((await correct({ at: minutesAgo(-60).toISOString() })).status).toBe(400);
      expect((await correct({ ticket: 'x-1' })).status).toBe(404);
      for (let again = 0; again < 2; again += 1) {
        const { body } = await correct();
        expect(body.data).toMatchObject({ state: 'left', minutes: 80 });
        expect(body.data.scans).toHaveLength(2);
      }
      expect(await certificates(at.member)).toMatchObject([{ tenths: 16, revoked_at: null }]);
      const cancel = () =>
        call<CheckInTicket>('/attendance/cancelScan', at.staff, {
          scan: correction.id,
          reason: 'Ghi nhầm người',
        });
      expect((await cancel()).body.data).toMatchObject({ minutes: 0 });
      expect((await cancel()).status).toBe(200);
      const logged = await api.sql(
        'select action, reason from audit_entries where subject_id = ? order by id',
        [ticket],
      );
      expect(logged).toEqual([
        { action: 'scan_added', reason: correction.reason },
        { action: 'scan_cancelled', reason: 'Ghi nhầm người' },
      ]);
      expect(await hoursOf(at.member)).toBe(0);
      expect((await certificates(at.member)).map((each) => each.revoked_at === null)).toEqual([
        false,
      ]);
    });

    it('lists missed check-outs as staff tasks until corrected or refunded', async () => {
      const waiting = async ({ item, staff }: Event) =>
        (
          await call<{ items: Work[] }>('/staff-work?kind=attendance', staff)
        ).body.data.items.filter(({ documentId }) => documentId === item);
      const [left, refunded] = [await event({ quantity: 2 }), await event({ kind: 'course' })];
      const [came, went] = left.tickets.map(({ documentId }) => documentId) as [string, string];
      await record(left, scan(came, 'in', 200), scan(went, 'in', 200), scan(went, 'out', 30));
      await record(refunded, scan(refunded.ticket.documentId, 'in', 190));
      await runTask(api, 'settleAttendance');
      const since = minutesAgo(20).toISOString();
      expect(await waiting(left)).toMatchObject([{ eventKind: 'seminar', since, due: null }]);
      expect(await waiting(refunded)).toMatchObject([{ eventKind: 'course', since }]);
      await call('/attendance/correct', left.staff, {
        id: randomUUID(),
        kind: left.kind,
        event: left.item,
        ticket: came,
        direction: 'out',
        at: minutesAgo(120).toISOString(),
        reason: 'Quên quét khi ra về',
      });
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
      const valid = (await certificates(at.member)).filter(
        ({ revoked_at: revoked }) => revoked === null,
      );
      expect(valid).toMatchObject([{ tenths: 10 }]);
    });

    it('ends with a refund, even one concurrent with the last scan', async () => {
      for (let round = 0; round < 4; round += 1) {
        const at = await event();
        const id = at.ticket.documentId;
        await record(at, scan(id, 'in', 190));
        await Promise.all([send(at, [scan(id, 'out', 20)]), refund(at.order, at.item)]);
        expect(await hoursOf(at.member)).toBe(0);
        const valid = (await certificates(at.member)).filter(
          ({ revoked_at: revoked }) => revoked === null,
        );
        expect(valid).toEqual([]);
      }
    });
  });
});
