import { describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import type { Download, Order, TicketBooking } from '@/data/generated/types';
import { runTask } from '../support/api';
import { callAs, dataOf, type Caller } from '../support/callAs';
import { addItem } from '../support/content';
import { databases } from '../support/database';
import { addBuyer, type Buyer } from '../support/members';
import { inDays } from '../support/clock';
import { orderBody, placeOrder, setStatus, takenSeats, type Line } from '../support/orders';
import { pdfText } from '../support/pdfText';
import { sharedShop } from '../support/shop';
import { shared } from '../support/suite';

const seminars = 'api::seminar.seminar';

describe.each(databases)('changes by editors while a seminar is on sale, on %s', (database) => {
  const api = sharedShop({ database });
  const editor = shared(() => newEditor(api));
  const buyer = shared(() => addBuyer(api));

  const groups = (capacity: number | null, keys: readonly string[] = ['tai-cho', 'tu-xa']) =>
    keys.map((key, index) => ({
      key: `nhom-${index}`,
      name: `Nhóm ${index}`,
      options: [{ key, name: `Lựa chọn ${index}`, capacity }],
    }));

  let made = 0;
  const seminar = (changes: object) => {
    made += 1;
    return {
      title: `Hội thảo ${made}`,
      slug: `hoi-thao-doi-${made}`,
      summary: 'Tóm tắt',
      venue: 'Hà Nội',
      startAt: inDays(30),
      endAt: inDays(31),
      price: 1_000_000,
      cpeHours: 4,
      orderByOption: true,
      ...changes,
    };
  };

  const order = (documentId: string, quantity: number, changes: object = {}) => {
    const choice = { groupId: 'nhom-0', optionId: 'tai-cho' };
    const line = { kind: 'seminar', documentId, quantity, ...choice };
    const total = quantity * 1_000_000;
    return placeOrder(api, buyer.token, orderBody([line], total, changes));
  };

  it('counts the seats of an option across editions, and enforces its new limit', async () => {
    const data = seminar({ orderOptionGroup: groups(4) });
    const id = await editor.add(seminars, data);
    expect((await order(id, 3)).status).toBe(200);

    // Below the number sold: sales stop, and existing orders stay valid.
    await editor.update(seminars, id, { ...data, orderOptionGroup: groups(2) });
    await editor.publish(seminars, id);
    expect(await takenSeats(api, id, 'tai-cho')).toBe(3);
    expect((await order(id, 1)).body.error).toMatchObject({
      name: 'NoSeatsLeft',
      details: { items: [{ documentId: id, optionId: 'tai-cho', seatsLeft: 0 }] },
    });

    await editor.update(seminars, id, { ...data, orderOptionGroup: groups(null) });
    await editor.publish(seminars, id);
    expect((await order(id, 1)).status).toBe(200);
    await editor.update(seminars, id, { ...data, orderOptionGroup: groups(5) });
    await editor.publish(seminars, id);
    expect((await order(id, 2)).status).toBe(409);
    expect((await order(id, 1)).status).toBe(200);
    expect(await takenSeats(api, id, 'tai-cho')).toBe(5);
  });

  it('returns the same order after its option or seminar was deleted', async () => {
    const data = seminar({ orderOptionGroup: groups(4) });
    const id = await editor.add(seminars, data);
    const key = { idempotencyKey: '6f9619ff-8b86-4011-b42d-00c04fc964ff' };
    const first = await order(id, 1, key);
    await editor.update(seminars, id, { ...data, orderOptionGroup: groups(4, ['khac']) });
    await editor.publish(seminars, id);
    expect((await order(id, 1)).status).toBe(400);
    await editor.unpublish(seminars, id);
    const again = await order(id, 1, { idempotencyKey: key.idempotencyKey.toUpperCase() });
    expect(again.body.data.code).toBe(first.body.data.code);
  });

  it('sells no draft, whatever it contains', async () => {
    const data = seminar({ orderOptionGroup: groups(4) });
    const id = await editor.add(seminars, data);
    await editor.update(seminars, id, { ...data, price: 1 });
    expect((await order(id, 1, { expectedTotal: 1 })).body.error.name).toBe('PriceChanged');
    expect((await order(id, 1)).status).toBe(200);
  });

  describe('with their own location', () => {
    const meetingUrl = 'https://hop.example/chung';
    const online = { venue: 'Trực tuyến', meetingUrl: 'https://hop.example/rieng' };
    const room = { venue: 'Trung tâm hội nghị Sài Gòn', room: 'Sảnh A', startAt: inDays(30.5) };
    const placed = (locations: readonly object[]) =>
      seminar({
        meetingUrl,
        orderOptionGroup: groups(null, ['tai-cho', 'tu-xa', 'khac']).map((group, index) => ({
          ...group,
          options: group.options.map((option) => ({ ...option, ...locations[index] })),
        })),
      });
    const lineOf = (documentId: string, index: number, more: object = {}) => ({
      kind: 'seminar',
      documentId,
      quantity: 1,
      groupId: `nhom-${index}`,
      optionId: ['tai-cho', 'tu-xa', 'khac'][index] as string,
      ...more,
    });
    const openFile = async (path: string, who: Buyer) => {
      const link = await dataOf(callAs<Download>(api, who, path));
      const response = await fetch(api.url + link.url);
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };

    it('shows on a ticket the location and time of its option alone, else those of the seminar', async () => {
      const id = await editor.add(seminars, placed([room, online]));
      const owner = await addBuyer(api);
      const items = [0, 1, 2].map((index) => lineOf(id, index));
      const { body } = await placeOrder(api, owner.token, orderBody(items, 3_000_000));
      await setStatus(api, body.data.documentId, 'paid');
      const bookings = await dataOf(callAs<TicketBooking[]>(api, owner, '/ticket/userBookings'));
      const of = (index: number) =>
        bookings.find(({ optionName }) => optionName?.endsWith(`Lựa chọn ${index}`));
      expect(of(0)).toMatchObject({
        ...room,
        startAt: room.startAt.toISOString(),
        meetingUrl: null,
      });
      expect(of(1)).toMatchObject({ ...online, room: null });
      expect(of(2)).toMatchObject({ venue: 'Hà Nội', room: null, meetingUrl });

      const ticket = of(0)?.tickets[0]?.documentId ?? '';
      const text = pdfText(await openFile(`/ticket/pdf?id=${ticket}`, owner));
      expect(text).toContain('Sảnh A, Trung tâm hội nghị');
      expect(text).toContain('Nguyễn Văn Kiểm');
      expect(text).not.toContain('hop.example');
      const calendar = String(await openFile(`/ticket/calendar?id=${of(0)?.documentId}`, owner));
      expect(calendar.replaceAll('\r\n ', '')).toMatch(/LOCATION:Sảnh A/);
      expect(calendar).not.toContain('hop.example');
      const details = await dataOf(
        callAs<Order>(api, owner, `/order/userOrderDetail?id=${body.data.documentId}`),
      );
      expect(details.lines.map((line) => line.meetingUrl)).toEqual([
        null,
        online.meetingUrl,
        meetingUrl,
      ]);
      const other = await addBuyer(api);
      expect((await callAs(api, other, `/ticket/pdf?id=${ticket}`)).status).toBe(404);
    });

    it('publishes no option whose location or time contradicts the seminar', async () => {
      await expect(editor.add(seminars, placed([{ room: 'Phòng 2' }]))).rejects.toThrow(/địa điểm/);
      const late = { endAt: inDays(32) };
      await expect(editor.add(seminars, placed([late]))).rejects.toThrow(/thời gian của hội thảo/);
    });

    it('stores attendees with their order, once and by seat, and shows them on tickets', async () => {
      const id = await editor.add(seminars, placed([]));
      const owner = await addBuyer(api);
      const attendees = [{ number: 2, name: '  Lê   An ', email: 'AN@example.vn' }];
      const place = (line: object, changes: object = {}) =>
        placeOrder(api, owner.token, orderBody([lineOf(id, 0, line)], 2_000_000, changes));
      const idempotencyKey = '6f9619ff-8b86-4011-b42d-00c04fc96a01';
      const team = { quantity: 2, attendees };
      const first = await place(team, { idempotencyKey });
      expect(first.status, JSON.stringify(first.body)).toBe(200);
      expect((await place(team, { idempotencyKey })).body.data.code).toBe(first.body.data.code);
      const renamed = { quantity: 2, attendees: [{ number: 2, name: 'Vũ Bình' }] };
      expect((await place(renamed, { idempotencyKey })).status).toBe(422);
      await setStatus(api, first.body.data.documentId, 'paid');
      const [booking] = await dataOf(callAs<TicketBooking[]>(api, owner, '/ticket/userBookings'));
      expect(booking?.tickets).toMatchObject([
        { attendeeName: null, holderName: 'Nguyễn Văn Kiểm', own: true },
        { attendeeName: 'Lê An', holderName: 'Lê An', attendeeEmail: 'an@example.vn', own: false },
      ]);
    });

    it('rejects attendees without a seat, twice at one, or of something without seats', async () => {
      const id = await editor.add(seminars, placed([]));
      const book = await addItem(api, 'document', { price: 1_000_000 });
      const named = (...numbers: number[]) => ({
        attendees: numbers.map((number) => ({ number, name: 'Lê An' })),
      });
      const place = (line: Line) =>
        placeOrder(api, buyer.token, orderBody([line], line.quantity * 1_000_000));
      for (const line of [
        lineOf(id, 0, named(2)),
        lineOf(id, 0, { quantity: 2, ...named(1, 1) }),
        { kind: 'document', documentId: book, quantity: 1, ...named(1) },
      ]) {
        const { status, body } = await place(line);
        expect(status).toBe(400);
        expect(body.error.details).toMatchObject({
          errors: [{ path: ['items', '0', 'attendees'] }],
        });
      }
      const garbled = { attendees: [{ number: 1, name: 'Lê\u0000An' }] };
      expect((await place(lineOf(id, 0, garbled))).status).toBe(400);
    });

    it('quotes a cart as a PDF with the server’s total, for members only', async () => {
      const id = await editor.add(seminars, placed([room]));
      const quotation = {
        items: [lineOf(id, 0, { quantity: 5 })],
        company: 'Công ty Cổ phần An Bình',
        taxCode: '0100109106',
        purchaseOrder: 'PO-2026/15',
      };
      const call = (who: Caller, json: object) =>
        callAs<Download>(api, who, '/order/quotation', json);
      const { url, name } = await dataOf(call(buyer, quotation));
      expect(name).toMatch(/^Báo giá BG-\d{6}-[0-9A-Z]{6}\.pdf$/);
      const response = await fetch(api.url + url);
      expect(response.headers.get('content-type')).toContain('application/pdf');
      const text = pdfText(Buffer.from(await response.arrayBuffer()));
      for (const part of ['Công ty Cổ phần An Bình', '0100109106', 'PO-2026/15', '4.750.000']) {
        expect(text).toContain(part);
      }
      expect(text).toContain('Bốn triệu bảy trăm năm mươi nghìn đồng');
      expect((await call(null, quotation)).status).toBe(401);
      const wrong = await call(buyer, { ...quotation, taxCode: '0100109107' });
      expect(wrong.status).toBe(400);
    });

    it('reminds the buyer once, a day before, of the location of the option bought', async () => {
      const soon = { startAt: inDays(0.5), endAt: inDays(0.75) };
      const id = await editor.add(seminars, { ...placed([{ ...room, startAt: null }]), ...soon });
      const owner = await addBuyer(api);
      const { body } = await placeOrder(api, owner.token, orderBody([lineOf(id, 0)], 1_000_000));
      await setStatus(api, body.data.documentId, 'paid');
      await runTask(api, 'remindAttendees');
      await runTask(api, 'remindAttendees');
      const sent = await api.sql<{ text: string }>(
        `select b.text from letters l join letter_bodies b on b.letter_id = l.id
         where l.recipient = (select email from up_users where id = ?)`,
        [owner.id],
      );
      expect(sent).toHaveLength(1);
      expect(sent[0]?.text).toContain('Sảnh A, Trung tâm hội nghị Sài Gòn');
      expect(sent[0]?.text).not.toContain('hop.example');
    });
  });

  it('rejects two options with the same key, because seats are counted by key', async () => {
    const twice = { orderOptionGroup: groups(4, ['tai-cho', 'tai-cho']) };
    await expect(editor.create(seminars, seminar(twice))).rejects.toThrow(/400.*“tai-cho”/);
    const id = await editor.create(seminars, seminar({ orderOptionGroup: groups(4) }));
    await expect(editor.update(seminars, id, twice)).rejects.toThrow(/400.*“tai-cho”/);
  });
});
