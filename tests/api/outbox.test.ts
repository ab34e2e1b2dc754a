import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi, runTask } from '../support/api';
import { strictDatabase, countRows } from '../support/database';
import { startMailServer, storedEmails, type StoredEmail } from '../support/mail';
import { addBuyer, newMember } from '../support/members';
import { newChief, newPanelUser, type PanelUser } from '../support/staff';
import { startApi } from '../support/startApi';
import { addItem, addShopSettings } from '../support/content';
import { orderBody, placeOrder, type OrderBody } from '../support/orders';
import { newTransferId, reportTransfer } from '../support/payments';
import { shared } from '../support/suite';

const uid = 'api::outbox.letter';
const minute = 60_000;
/** The outbox polls for due emails every five seconds. */
const soon = { timeout: 30_000, interval: 100 };

describe.each(strictDatabase)('the outbox on %s', (database) => {
  const mail = shared(startMailServer, (server) => server.close());
  const api = shared(
    () =>
      startApi({ database, hooks: true, env: { ...mail.env, PUBLIC_URL: 'https://vien.example' } }),
    (own) => own.stop(),
  );
  const buyer = shared(() => addBuyer(api));
  const chief = shared(() => newChief(api));
  const staff = shared(() => newPanelUser(api, chief, 'order-staff'));
  let free: string;

  beforeAll(async () => {
    await addShopSettings(api);
    free = await addItem(api, 'course', { price: 0 });
  });
  beforeEach(() => mail.behave('accept'));

  const freeBody = () => orderBody([{ kind: 'course', documentId: free, quantity: 1 }], 0);
  const placeFree = async (): Promise<OrderBody> => {
    const { status, body } = await placeOrder(api, buyer.token, freeBody());
    expect(status).toBe(200);
    return body.data;
  };
  const emailOf = async (code: string): Promise<StoredEmail | undefined> =>
    (await storedEmails(api)).find(({ subject }) => subject.endsWith(code));
  const stateOf = async (code: string) => (await emailOf(code))?.state;
  const receivedOf = (code: string) =>
    mail.received().filter(({ source }) => source.includes(code));
  const change = (id: number, set: string, values: unknown[]) =>
    api.sql(`update letters set ${set} where id = ?`, [...values, id]);
  const sendNow = async (id: number) => {
    await change(id, 'due_at = ?', [new Date()]);
    await runTask(api, 'sendEmails');
  };

  const pay = async ({ code, total }: OrderBody, id = newTransferId()) =>
    (await reportTransfer(api, 'bank', { amount: total, description: code, id })).status;

  /** Makes every statement of this kind on a table fail, inside the server's transaction. */
  async function failing(statement: 'insert' | 'update', table: string, work: () => Promise<void>) {
    if (database === 'sqlite') {
      await api.sql(
        `create trigger planted before ${statement} on ${table} begin select raise(abort, 'planted'); end`,
      );
    } else {
      await api.sql(
        `create or replace function planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`,
      );
      await api.sql(
        `create trigger planted before ${statement} on ${table} for each row execute function planted()`,
      );
    }
    try {
      await work();
    } finally {
      await api.sql(
        database === 'sqlite' ? 'drop trigger planted' : `drop trigger planted on ${table}`,
      );
    }
  }

  it('sends the email of an order as text and HTML, and deletes its body', async () => {
    const { code, documentId } = await placeFree();
    await expect.poll(() => stateOf(code), soon).toBe('sent');
    const [received, ...more] = receivedOf(code);
    expect(more).toEqual([]);
    expect(received?.from).toBe('thu@vien.example');
    expect(received?.headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<[a-z0-9]{24}@vien\.example>$/),
    });
    expect(received?.headers['content-type']).toContain('multipart/alternative');
    const source = received?.source.replace(/=\r\n/g, '') ?? '';
    expect(source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(source).toContain('Content-Type: text/html; charset=utf-8');
    expect(source).toContain(`lich-su-mua-hang?don=3D${documentId}`);
    expect(await emailOf(code)).toMatchObject({ attempts: 1, text: null, html: null });
  });

  it('queues an email if and only if the order exists', async () => {
    await failing('insert', 'letter_bodies', async () => {
      const before = await countRows(api);
      expect((await placeOrder(api, buyer.token, freeBody())).status).toBe(500);
      expect(await countRows(api)).toEqual(before);
    });
    const body = freeBody();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => placeOrder(api, buyer.token, body)),
    );
    const codes = new Set(responses.map((response) => response.body.data.code));
    expect(codes.size).toBe(1);
    const [code = ''] = codes;
    const emails = (await storedEmails(api)).filter(({ subject }) => subject.endsWith(code));
    expect(emails).toHaveLength(1);
  });

  it('queues no email if the transaction of a payment fails', async () => {
    const course = await addItem(api, 'course', { price: 500_000 });
    const line = { kind: 'course', documentId: course, quantity: 1 };
    const { body } = await placeOrder(api, buyer.token, orderBody([line], 500_000));
    await failing('update', 'bank_transactions', async () => {
      expect(await pay(body.data)).toBe(500);
      expect(await emailOf(body.data.code)).toBeUndefined();
    });
    expect(await pay(body.data)).toBe(200);
    await expect.poll(() => stateOf(body.data.code), soon).toBe('sent');
    expect(receivedOf(body.data.code)).toHaveLength(1);
  });

  it('accepts orders while the mail server is down, and sends the email later', async () => {
    await mail.close();
    const { code } = await placeFree();
    await expect
      .poll(() => emailOf(code), soon)
      .toMatchObject({ state: 'waiting', attempts: 1, last_error: expect.stringMatching(/ECONN/) });
    await mail.open();
    const { id = 0 } = (await emailOf(code)) ?? {};
    await sendNow(id);
    await expect.poll(() => stateOf(code), soon).toBe('sent');
    expect(receivedOf(code)).toHaveLength(1);
    // Nothing was ever accepted before.
    expect(Number((await emailOf(code))?.maybe_twice)).toBe(0);
  });

  it('waits longer after each failure, gives up with a log entry, and sends again on request of staff', async () => {
    mail.behave('refuse');
    const { code } = await placeFree();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await expect.poll(async () => (await emailOf(code))?.attempts, soon).toBe(attempt);
      await expect.poll(() => stateOf(code), soon).toBe('waiting');
      const [row] = await api.sql<{ id: number; due_at: Date | number; updated_at: Date | number }>(
        'select id, due_at, updated_at from letters where subject like ?',
        [`%${code}`],
      );
      if (!row) throw new Error('There is no email.');
      waits.push((Number(row.due_at) - Number(row.updated_at)) / minute);
      await sendNow(row.id);
    }
    expect(waits).toEqual([1, 5, 15, 60, 4 * 60, 12 * 60]);
    await expect.poll(() => stateOf(code), soon).toBe('failed');
    await expect
      .poll(() => api.log())
      .toMatch(/error.*Email .*, attempt 7: .*451 <its recipient>.*Given up/);

    const list = `/content-manager/collection-types/${uid}`;
    type Listed = Record<string, unknown> & { documentId: string };
    const { status, body } = await staff.call<{ results: Listed[] }>(
      `${list}?filters[$and][0][state][$eq]=failed`,
    );
    expect([status, body.results.length]).toEqual([200, 1]);
    const [listed] = body.results as [Listed];
    expect(JSON.stringify(listed)).not.toContain('Kính gửi');
    const save = (who: PanelUser, data: object) =>
      who.call(`${list}/${listed.documentId}`, 'PUT', data);
    expect((await save(chief, { recipient: 'ai@example.com' })).status).toBe(200);
    expect((await save(staff, { state: 'sent' })).status).toBe(400);
    expect((await chief.call(`${list}/${listed.documentId}`, 'DELETE')).status).toBe(403);
    expect(await emailOf(code)).toMatchObject({ state: 'failed', recipient: listed.recipient });
    mail.behave('accept');
    expect((await save(staff, { state: 'waiting' })).status).toBe(200);
    await expect.poll(() => stateOf(code), soon).toBe('sent');
    expect((await save(staff, { state: 'waiting' })).status).toBe(400);
  });

  it('discards a password code that has expired', async () => {
    await mail.close();
    const { email } = await newMember(api);
    await callApi(api, '/auth/forgot-password', { json: { email } });
    const message = async () => (await storedEmails(api, email))[0];
    await expect.poll(message, soon).toMatchObject({ state: 'waiting', attempts: 1 });
    const { id = 0, expires_at: end, text } = (await message()) ?? {};
    expect(text).toMatch(/trong vòng 10 phút/);
    expect(Math.abs(Number(end) - Date.now() - 10 * minute)).toBeLessThan(minute);
    await change(id, 'expires_at = ?, due_at = ?', [new Date(), new Date()]);
    await mail.open();
    await api.restart();
    await expect.poll(message, soon).toMatchObject({ state: 'expired', text: null, html: null });
    expect(mail.received().filter(({ to }) => to === email)).toEqual([]);
  });

  it('sends an email again if the server was killed before recording it, and marks it', async () => {
    mail.behave('swallow');
    const { code } = await placeFree();
    await expect.poll(() => receivedOf(code).length, soon).toBe(1);
    expect(await emailOf(code)).toMatchObject({ state: 'sending', attempts: 1 });
    await api.kill();
    mail.behave('accept');
    await api.restart();
    // The claim could be of a process that is alive, so the server sends only later emails.
    const { code: later } = await placeFree();
    await expect.poll(() => stateOf(later), soon).toBe('sent');
    expect(await stateOf(code)).toBe('sending');
    const { id = 0 } = (await emailOf(code)) ?? {};
    await change(id, 'claimed_at = ?', [new Date(Date.now() - 5 * minute)]);
    await api.restart();
    await expect.poll(() => stateOf(code), soon).toBe('sent');
    const received = receivedOf(code);
    expect(received).toHaveLength(2);
    expect(new Set(received.map(({ headers }) => headers['message-id'])).size).toBe(1);
    expect(Number((await emailOf(code))?.maybe_twice)).toBe(1);
  });
});
