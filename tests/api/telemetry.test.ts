import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, runTask } from '../support/api';
import { callAs, dataOf } from '../support/callAs';
import { addItem, addShopSettings } from '../support/content';
import { strictDatabase } from '../support/database';
import { freePort } from '../support/freePort';
import { startMailServer, storedEmails } from '../support/mail';
import { addBuyer, newMember, newStaff, testPassword } from '../support/members';
import { cancelOrder, orderBody, placeOrder } from '../support/orders';
import { newTransferId, reportTransfer, sendSigned, signedWebhook } from '../support/payments';
import { startApi } from '../support/startApi';
import { shared } from '../support/suite';
import type { Download } from '@/data/generated/types';

type Line = Record<string, unknown>;

const requestId = 'a1b2c3d4-e5f6';

describe.each(strictDatabase)('telemetry on %s', (database) => {
  const mail = shared(startMailServer, (server) => server.close());
  const backups = mkdtempSync(join(tmpdir(), 'backups-'));
  afterAll(() => rmSync(backups, { recursive: true }));
  let port = 0;
  const api = shared(
    async () => {
      port = await freePort();
      const env = { ...mail.env, METRICS_PORT: String(port), BACKUP_FOLDER: backups };
      return startApi({ database, hooks: true, env });
    },
    (started) => started.stop(),
  );
  const buyer = shared(() => addBuyer(api));
  const staff = shared(() => newStaff(api));
  let course: string;
  let free: string;

  beforeAll(async () => {
    await addShopSettings(api);
    course = await addItem(api, 'course', { price: 500_000 });
    free = await addItem(api, 'course', { price: 0 });
  });

  const order = async (documentId: string, price: number) => {
    const body = orderBody([{ kind: 'course', documentId, quantity: 1 }], price);
    return (await placeOrder(api, buyer.token, body)).body.data;
  };
  const lines = (): Line[] =>
    api
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
  const securityLines = () => lines().filter((line) => line['event.dataset'] === 'security');

  /** Samples by name and labels: `orders_placed_total`, `outbox_emails{state="waiting"}`. */
  async function readMetrics(): Promise<ReadonlyMap<string, number>> {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    const samples = (await response.text()).split('\n').filter((line) => /^[a-z]/.test(line));
    return new Map(
      samples.map((line) => [
        line.slice(0, line.lastIndexOf(' ')),
        Number(line.slice(line.lastIndexOf(' ') + 1)),
      ]),
    );
  }

  /** How much samples grow during some work; one that does not exist yet is 0. */
  async function growth(names: readonly string[], work: () => Promise<unknown>) {
    const before = await readMetrics();
    await work();
    const after = await readMetrics();
    return names.map((name) => (after.get(name) ?? 0) - (before.get(name) ?? 0));
  }

  async function withoutTable(table: string, work: () => Promise<unknown>): Promise<void> {
    await api.sql(`alter table ${table} rename to elsewhere`);
    try {
      await work();
    } finally {
      await api.sql(`alter table elsewhere rename to ${table}`);
    }
  }

  describe('the log', () => {
    it('consists of JSON lines without colours', () => {
      const [first] = lines();
      expect(first).toMatchObject({ 'service.name': 'api', message: expect.any(String) });
      expect(api.log()).not.toContain('\u001b');
      const others = api
        .log()
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('{'));
      expect(others).toEqual([]);
    });

    it('has the id of the host in each line of a request, and in its response', async () => {
      const response = await callApi(api, '/auth/local', {
        json: { identifier: 'khong-co@example.com', password: 'Sai-hoan-toan-1' },
        headers: { 'X-Request-Id': requestId },
      });
      expect(response.headers.get('x-request-id')).toBe(requestId);
      await expect
        .poll(() => lines().filter((line) => line['http.request.id'] === requestId))
        .toMatchObject([
          { message: expect.stringMatching(/^Failed login to the site/) },
          {
            message: 'POST /api/auth/local 400',
            'event.dataset': 'access',
            'http.request.method': 'POST',
            'url.path': '/api/auth/local',
            'http.response.status_code': 400,
            'event.duration': expect.any(Number),
          },
        ]);
    });

    it('has a new id instead of one that could forge lines', async () => {
      const response = await callApi(api, '/users/me', { headers: { 'X-Request-Id': 'a b"c' } });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/);
    });

    it('contains the account of a call, and no query', async () => {
      await callApi(api, '/order/userOrder?page=7', { token: buyer.token });
      await expect
        .poll(() => lines().find((line) => line['url.path'] === '/api/order/userOrder'))
        .toMatchObject({ 'user.id': expect.any(String) });
      const { url } = await dataOf(
        callAs<Download>(api, staff, '/analysis/users/export?format=csv'),
      );
      await fetch(api.url + url);
      await expect
        .poll(() => lines().some((line) => line['url.path'] === '/api/download'))
        .toBe(true);
      expect(api.log()).not.toContain(new URL(url, api.url).searchParams.get('ticket'));
      expect(api.log()).not.toContain('page=7');
    });

    it('has the stack of an unexpected error, under the id of its response', async () => {
      const response = await callApi(api, '/users/me', {
        token: buyer.token,
        headers: { 'X-Fail-At': '1' },
      });
      expect(response.status).toBe(500);
      const id = response.headers.get('x-request-id');
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/);
      await expect
        .poll(() =>
          lines().find((line) => line['log.level'] === 'error' && line['http.request.id'] === id),
        )
        .toMatchObject({
          error: { stack_trace: expect.stringMatching(/Lost at statement 1[\s\S]+hooks\.mjs/) },
        });
    });
  });

  describe('an email', () => {
    it('has the id of the request that wrote it, in the outbox, in its header and in the log', async () => {
      const json = orderBody([{ kind: 'course', documentId: free, quantity: 1 }], 0);
      const response = await callApi<{ data: { code: string } }>(api, '/order/addUserOrder', {
        token: buyer.token,
        json,
        headers: { 'X-Request-Id': requestId },
      });
      const { code } = response.body.data;
      const stored = async () =>
        (await storedEmails(api)).find(({ subject }) => subject.endsWith(code));
      expect(await stored()).toMatchObject({ request_id: requestId });
      await expect.poll(async () => (await stored())?.state, { timeout: 30_000 }).toBe('sent');
      const received = mail.received().find(({ source }) => source.includes(code));
      expect(received?.headers['x-request-id']).toBe(requestId);
    });

    it('has the name of the task that wrote it', async () => {
      const unpaid = await order(course, 500_000);
      await api.sql('update orders set pay_before = ? where code = ?', [new Date(0), unpaid.code]);
      await runTask(api, 'cancelUnpaidOrders');
      await expect
        .poll(() => lines().find(({ message }) => message === '1 unpaid orders cancelled'))
        .toMatchObject({
          'http.request.id': expect.stringMatching(/^cancelUnpaidOrders-[0-9a-f]{8}-[0-9a-f]{4}$/),
        });
    });
  });

  describe('security events', () => {
    const eventOf = (action: string) =>
      securityLines().findLast((line) => line['event.action'] === action);

    it('records logins, with account, result and reason', async () => {
      const member = await newMember(api);
      await expect
        .poll(() => eventOf('site_login'))
        .toMatchObject({
          'event.kind': 'event',
          'event.category': ['authentication'],
          'event.outcome': 'success',
          'user.id': member.documentId,
          'source.address': '127.0.0.1',
        });
      await callApi(api, '/auth/local', {
        json: { identifier: member.email, password: `${testPassword}-sai` },
      });
      await expect
        .poll(() => eventOf('site_login'))
        .toMatchObject({
          'event.outcome': 'failure',
          'event.reason': 'wrong password',
          'user.id': member.documentId,
        });
      expect(JSON.stringify(securityLines())).not.toContain(member.email);
    });

    it('records what members do to their accounts, and only if it succeeds', async () => {
      const { token, documentId } = await newMember(api);
      const change = (currentPassword: string) =>
        callAs(api, { token }, '/auth/change-password', {
          currentPassword,
          password: 'Moi-tinh-khoi-2026',
          passwordConfirmation: 'Moi-tinh-khoi-2026',
        });
      expect((await change('Sai-hoan-toan-1')).status).toBe(400);
      expect((await change(testPassword)).status).toBe(200);
      await expect
        .poll(() => securityLines().filter((line) => line['event.action'] === 'password_changed'))
        .toMatchObject([
          { 'event.category': ['iam'], 'event.outcome': 'success', 'user.id': documentId },
        ]);
    });

    it('records what staff did, without names', async () => {
      const { url } = await dataOf(
        callAs<Download>(api, staff, '/analysis/users/export?format=csv'),
      );
      await fetch(api.url + url);
      await expect
        .poll(() => eventOf('exported'))
        .toMatchObject({
          'event.type': ['access'],
          'event.outcome': 'success',
          'user.id': staff.documentId,
        });
      expect(JSON.stringify(securityLines())).not.toContain('Kiểm Thử');
    });

    it('records refused calls of members, and reports with a bad signature', async () => {
      await callApi(api, '/analysis/users/export?format=csv', { token: buyer.token });
      const report = signedWebhook('sepay', {
        amount: 1_000,
        description: 'x',
        id: newTransferId(),
      });
      const { status } = await sendSigned(api, { ...report, headers: {} });
      expect(status).toBe(401);
      await expect
        .poll(() => eventOf('staff_call'))
        .toMatchObject({ 'event.type': ['denied'], 'event.outcome': 'failure' });
      await expect
        .poll(() => eventOf('payment_webhook'))
        .toMatchObject({ 'event.reason': 'bad signature', 'source.address': '127.0.0.1' });
    });
  });

  describe('metrics', () => {
    it('counts requests by the pattern of their route', async () => {
      const name = (route: string, status: string) =>
        `http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"}`;
      const names = [name('/api/courses/:key', '4xx'), name('none', '4xx')];
      const grown = await growth(names, async () => {
        await callApi(api, '/courses/khong-co');
        await callApi(api, '/khong-co/gi-ca');
      });
      expect(grown).toEqual([1, 1]);
    });

    it('counts orders once, also if the call is repeated, and their changes of status', async () => {
      const names = ['orders_placed_total', 'order_status_changes_total{status="cancelled"}'];
      const grown = await growth(names, async () => {
        const body = orderBody([{ kind: 'course', documentId: course, quantity: 1 }], 500_000);
        const { body: placed } = await placeOrder(api, buyer.token, body);
        await placeOrder(api, buyer.token, body);
        await cancelOrder(api, buyer.token, placed.data.documentId);
        // Refused: it is cancelled.
        await cancelOrder(api, buyer.token, placed.data.documentId);
      });
      expect(grown).toEqual([1, 1]);
    });

    it('counts transfers by result, and those that wait for staff', async () => {
      const transfer = { amount: 12_345, description: 'khong ro', id: newTransferId() };
      const sample = (how: string) =>
        `transfers_received_total{provider="sepay",how="${how}",state="needs_review"}`;
      const grown = await growth(
        [sample('new'), sample('duplicate'), 'work_waiting{kind="transfer"}'],
        async () => {
          await reportTransfer(api, 'sepay', transfer);
          await reportTransfer(api, 'sepay', transfer);
        },
      );
      expect(grown).toEqual([1, 1, 1]);
    });

    it('counts emails by result, and reports the delay of the oldest', async () => {
      mail.behave('refuse');
      const names = ['email_attempts_total{result="retry"}', 'outbox_emails{state="waiting"}'];
      const grown = await growth(names, async () => {
        const { code } = await order(free, 0);
        await expect
          .poll(
            async () =>
              (await storedEmails(api)).find(({ subject }) => subject.endsWith(code))?.last_error,
            { timeout: 30_000 },
          )
          .toContain('451');
      });
      expect(grown).toEqual([1, 1]);
      await api.sql("update letters set due_at = ?, claimed_at = null where state = 'waiting'", [
        new Date(Date.now() - 3_600_000),
      ]);
      const { delay, sent } = await readMetrics().then((metrics) => ({
        delay: metrics.get('outbox_delay_seconds'),
        sent: metrics.get('email_attempts_total{result="sent"}'),
      }));
      // The outbox may have claimed it since.
      expect(delay === 0 || Number(delay) >= 3_600).toBe(true);
      expect(sent).toBeGreaterThan(0);
      mail.behave('accept');
    });

    it('shows the last success of each task, and its failures', async () => {
      await runTask(api, 'settleAttendance');
      const metrics = await readMetrics();
      const success = metrics.get('task_last_success_timestamp_seconds{task="settleAttendance"}');
      expect(Math.abs(Number(success) - Date.now() / 1000)).toBeLessThan(60);
      expect(metrics.get('task_failures_total{task="remindExpiring"}')).toBe(0);
      const failures = ['task_failures_total{task="expireEmails"}'];
      const grown = await growth(failures, () =>
        withoutTable('letters', () => runTask(api, 'expireEmails')),
      );
      expect(grown).toEqual([1]);
    });

    it('omits old values while the database does not respond', async () => {
      await withoutTable('letters', async () => {
        const metrics = await readMetrics();
        expect(metrics.get('database_up')).toBe(0);
        expect([...metrics.keys()].filter((name) => /^(outbox|work)_/.test(name))).toEqual([]);
        expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0);
      });
      expect((await readMetrics()).get('database_up')).toBe(1);
    });

    it('shows the pool of the database, disks and the process', async () => {
      const metrics = await readMetrics();
      expect(metrics.get('database_up')).toBe(1);
      expect(metrics.get('database_pool_max_connections')).toBeGreaterThan(0);
      expect(metrics.get('database_pool_waiting')).toBe(0);
      expect(metrics.get('disk_up{folder="files"}')).toBe(1);
      expect(metrics.get('disk_free_bytes{folder="files"}')).toBeGreaterThan(0);
      expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    });

    it('shows when the newest backup was begun', async () => {
      const newest = async () => (await readMetrics()).get('backup_newest_timestamp_seconds');
      expect(await newest()).toBe(0);
      const names = ['2026-11-25T191000Z', '2026-11-26T191000Z', '.partial-2026-11-27T191000Z'];
      for (const name of names) mkdirSync(join(backups, name));
      expect(await newest()).toBe(Date.parse('2026-11-26T19:10:00Z') / 1_000);
    });

    it('counts security events', async () => {
      const grown = await growth(
        ['security_events_total{action="site_login",outcome="failure"}'],
        () =>
          Promise.all(
            Array.from({ length: 15 }, (_, index) =>
              callApi(api, '/auth/local', {
                json: { identifier: `nguoi-${index}@example.com`, password: 'Sai-hoan-toan-1' },
              }),
            ),
          ),
      );
      // The log leaves some out.
      expect(grown).toEqual([15]);
    });

    it('is not served on the port of the API', async () => {
      expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
    });
  });
});
