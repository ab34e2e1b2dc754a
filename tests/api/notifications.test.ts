import { describe, expect, it, vi } from 'vitest';
import type {
  Notification,
  NotificationsRead,
  Pagination,
  RemindResult,
} from '@/data/generated/types';
import { isoDate } from '@iia/shared/dates';
import { endOf } from '../../cms/src/platform/clock/days';
import { remindExpiring } from '../../cms/src/membership/reminders/remindExpiring';
import type { Reply } from '../support/callAs';
import { callApi, type Failure } from '../support/api';
import { strictDatabase, insert, knexOn } from '../support/database';
import { addBuyer, addBuyers, newStaff, type Buyer } from '../support/members';
import { addOrder } from '../support/orders';
import { addTerm } from '../support/membership';
import { inDays } from '../support/clock';
import { shared, sharedApi } from '../support/suite';

interface Page {
  data: Notification[];
  meta: { pagination: Pagination; unread: number };
  error: Failure['error'];
}

describe.each(strictDatabase)('notifications on %s', (database) => {
  const api = sharedApi({ database });
  let made = 0;

  const list = async ({ token }: Buyer, page: unknown = 1) =>
    callApi<Page>(api, `/notification/userNoti?page=${page}`, { token });
  const read = ({ token }: Buyer, ids: unknown) =>
    callApi<Reply<NotificationsRead>>(api, '/notification/read', { token, json: { ids } });
  const notify = async ({ id }: Buyer, minute: number) => {
    made += 1;
    const documentId = `note${made}x${process.pid}`;
    const at = new Date(Date.UTC(2026, 0, 1, 0, minute));
    await insert(api, 'notifications', {
      document_id: documentId,
      kind: 'order_paid',
      title: `Thông báo ${minute}`,
      body: 'Nội dung',
      sent_at: at,
      user_id: id,
      created_at: at,
      updated_at: at,
      published_at: at,
    });
    return documentId;
  };

  describe('of a member', () => {
    it('pages notifications, newest first, with counts', async () => {
      const [member, other] = await addBuyers(api, 2);
      for (let minute = 0; minute < 25; minute += 1) await notify(member, minute);
      await notify(other, 99);
      const first = (await list(member)).body;
      expect(first.data.map(({ title }) => title)).toEqual(
        Array.from({ length: 20 }, (_, index) => `Thông báo ${24 - index}`),
      );
      expect(first.data[0]).toEqual({
        documentId: expect.any(String),
        kind: 'order_paid',
        title: 'Thông báo 24',
        body: 'Nội dung',
        url: null,
        at: '2026-01-01T00:24:00.000Z',
        readAt: null,
      });
      const pagination = { page: 1, pageSize: 20, pageCount: 2, total: 25 };
      expect(first.meta).toEqual({ pagination, unread: 25 });
      expect((await list(member, 2)).body.data).toHaveLength(5);
      const beyond = (await list(member, 3)).body;
      expect([beyond.data, beyond.meta.unread]).toEqual([[], 25]);
      const headers = (await list(member)).headers;
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('marks notifications as read, once, and only the member’s own', async () => {
      const [member, other] = await addBuyers(api, 2);
      const [one, two] = [await notify(member, 1), await notify(member, 2)];
      await notify(member, 3);
      const theirs = await notify(other, 1);
      const { status, body } = await read(member, [one, two, one, theirs, 'khong-co', "a' or 1=1"]);
      expect(status).toBe(200);
      expect(body.data.unread).toBe(1);
      expect(body.data.notifications.map(({ documentId }) => documentId)).toEqual([two, one]);
      const readAt = body.data.notifications[0]?.readAt;
      expect(Date.now() - new Date(readAt ?? 0).getTime()).toBeLessThan(60_000);
      expect((await read(member, [two])).body.data.notifications[0]?.readAt).toBe(readAt);
      expect((await list(member)).body.meta.unread).toBe(1);
      expect((await list(other)).body.meta.unread).toBe(1);
    });

    it.each(['0', '-1', 'x', '1.5', '99999999'])('returns an empty page %s', async (page) => {
      const member = await addBuyer(api);
      expect((await list(member, page)).status).toBe(400);
    });

    it('includes counts in the profile, with unpaid orders and owned items', async () => {
      const member = await addBuyer(api);
      const lines = (kind: 'course' | 'document', item: string) => [{ kind, item }] as const;
      await addOrder(api, member.id, { status: 'pending_payment', lines: lines('course', 'a') });
      await addOrder(api, member.id, { status: 'pending_payment', lines: lines('course', 'b') });
      await addOrder(api, member.id, { status: 'paid', lines: lines('course', 'c') });
      await addOrder(api, member.id, { status: 'completed', lines: lines('course', 'c') });
      await addOrder(api, member.id, {
        status: 'paid',
        lines: [...lines('document', 'd'), ...lines('document', 'e'), ...lines('course', 'f')],
      });
      await addOrder(api, member.id, { status: 'refunded', lines: lines('document', 'g') });
      const note = await notify(member, 1);
      await notify(member, 2);
      const counts = async () => {
        const path = '/users/me?populate=*';
        return (await callApi<{ counts: object }>(api, path, member)).body.counts;
      };
      const expected = { unpaidOrders: 2, unreadNotifications: 2, courses: 2, documents: 2 };
      expect(await counts()).toEqual(expected);
      await read(member, [note]);
      expect(await counts()).toEqual({ ...expected, unreadNotifications: 1 });
    });
  });

  describe('reminders', () => {
    const staff = shared(() => newStaff(api));
    const remind = (userIds: unknown, kind: string, token = staff.token) =>
      callApi<Reply<RemindResult>>(api, '/analysis/user-remind', {
        token,
        json: { userIds, kind },
      });
    const individual = (days: number) => ({
      member_type: 'individual',
      member_expires_at: inDays(days),
    });

    it('sends each member one reminder a day of each kind, whatever the number of concurrent calls', async () => {
      const members = await addBuyers(api, 5, individual(20));
      const ids = members.map(({ documentId }) => documentId);
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => remind(ids, 'membership_expiring')),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
      const sum = (field: 'queued' | 'skipped') =>
        responses.reduce((total, { body }) => total + body.data[field], 0);
      expect([sum('queued'), sum('skipped')]).toEqual([5, 25]);
      for (const member of members) {
        const { data } = (await list(member)).body;
        expect(data).toMatchObject([{ kind: 'membership_expiring' }]);
        expect(data[0]?.title).toMatch(/^Tư cách hội viên hết hạn ngày \d\d\/\d\d\/\d{4}$/);
      }
      // On another day they may be reminded again.
      await api.sql("update reminders set day = '2020-01-01'");
      const again = await remind([...ids, ids[0]], 'membership_expiring');
      expect(again.body.data).toEqual({ queued: 5, skipped: 0 });
    });

    it('sends reminders only to affected members', async () => {
      const far = await addBuyer(api, individual(200));
      const over = await addBuyer(api, individual(-5));
      const [none, owing, late] = await addBuyers(api, 3);
      const lines = [{ kind: 'course', item: 'a' }] as const;
      await addOrder(api, owing.id, { status: 'pending_payment', lines });
      await addOrder(api, late.id, { status: 'pending_payment', lines, placedAt: inDays(-4) });
      await addOrder(api, none.id, { status: 'paid', lines });
      const all = [far, over, none, owing, late];
      const ids = [...all.map(({ documentId }) => documentId), 'khong-co', 'khong có'];
      expect((await remind(ids, 'membership_expiring')).body.data).toEqual({
        queued: 1,
        skipped: 6,
      });
      expect((await remind(ids, 'unpaid_order')).body.data).toEqual({ queued: 1, skipped: 6 });
      const titles = async (member: Buyer) =>
        (await list(member)).body.data.map(({ title }) => title);
      expect((await titles(over))[0]).toMatch(/^Tư cách hội viên đã hết hạn ngày/);
      expect(await titles(owing)).toEqual(['Quý khách có đơn hàng chờ thanh toán']);
      for (const member of [far, none, late]) expect(await titles(member)).toEqual([]);
    });

    it('accepts at most five hundred recipients', async () => {
      const member = await addBuyer(api, individual(20));
      const ids = [
        ...Array.from({ length: 499 }, (_, index) => `khong${index}`),
        member.documentId,
      ];
      const { body } = await remind(ids, 'membership_expiring');
      expect(body.data).toEqual({ queued: 1, skipped: 499 });
    });

    it('sends reminders 30, 7 and 1 day before a membership ends, once each, even after downtime', async () => {
      const members = await Promise.all(
        [29.5, 6, 0.5, -1, 32].map((days) => addBuyer(api, individual(days))),
      );
      const month = members[0] as Buyer;
      const count = async (member: Buyer) => (await list(member)).body.meta.pagination.total;
      const counts = () => Promise.all(members.map(count));
      const run = (now: Date) => remindExpiring(strapiOn(), now);
      await Promise.all([run(new Date()), run(new Date())]);
      expect(await counts()).toEqual([1, 1, 1, 0, 0]);
      expect(await run(new Date())).toBe(0);
      await run(inDays(23.5));
      expect(await counts()).toEqual([2, 1, 1, 0, 1]);
      await run(inDays(29));
      expect(await counts()).toEqual([3, 1, 1, 0, 2]);
      // Renewed: reminded of the new expiry.
      const until = inDays(400);
      await api.sql('update up_users set member_expires_at = ? where id = ?', [until, month.id]);
      await run(inDays(380));
      expect(await counts()).toEqual([4, 1, 1, 0, 2]);
      const emails = await api.sql(
        'select l.id from letters l join up_users u on u.email = l.recipient where u.id = ?',
        [month.id],
      );
      expect(emails).toHaveLength(4);
    });

    it('notifies the administrator of a company, not the members in its seats', async () => {
      const [company, holder, both] = await addBuyers(api, 3);
      const ends = inDays(20);
      await addTerm(api, company.id, { member_type: 'corporate', ends_on: isoDate(ends) });
      await addTerm(api, both.id, { ends_on: isoDate(ends) });
      for (const { id } of [holder, both]) {
        await api.sql(
          `insert into membership_seats (document_id, company_id, holder_id, email, accepted_at)
           values (?, ?, ?, 'a@example.com', ?)`,
          [`seat${id}`, company.id, id, inDays(-1)],
        );
      }
      const until = new Date(endOf(isoDate(ends)).getTime() - 1);
      await api.sql(
        "update up_users set member_type = 'corporate', member_expires_at = ? where id in (?, ?, ?)",
        [until, company.id, holder.id, both.id],
      );
      await remindExpiring(strapiOn(), new Date());
      const count = async (member: Buyer) => (await list(member)).body.meta.pagination.total;
      expect(await Promise.all([company, holder, both].map(count))).toEqual([1, 0, 1]);
    });

    /** The part of Strapi that the task uses, on the API's database. */
    function strapiOn(): Parameters<typeof remindExpiring>[0] {
      const trx = { ...knexOn(api), executionPromise: Promise.resolve() };
      const connection = { ...trx, transaction: (work: (tools: object) => unknown) => work(trx) };
      const dialect = { client: database };
      const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
      return { db: { connection, dialect }, log } as unknown as Parameters<
        typeof remindExpiring
      >[0];
    }
  });
});
