import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, type ApiResponse } from '../support/api';
import { databases } from '../support/database';
import { startMailServer } from '../support/mail';
import { addBuyer, newMember, testPassword, addBuyers, type Buyer } from '../support/members';
import { startApi, type TestApi } from '../support/startApi';
import { addItem, addShopSettings } from '../support/content';
import { orderBody, placeOrder, takenSeats } from '../support/orders';
import {
  storedTransfers,
  newTransferId,
  sendSigned,
  signedWebhook,
  webhookProviders,
} from '../support/payments';
import { shared } from '../support/suite';

describe.runIf(databases.includes('postgres'))('two servers on one PostgreSQL database', () => {
  const senders = ['mot@vien.example', 'hai@vien.example'];
  const mail = shared(startMailServer, (server) => server.close());
  const envOf = (EMAIL_FROM = '') => ({ ...mail.env, EMAIL_FROM });
  const first = shared(
    () => startApi({ database: 'postgres', env: envOf(senders[0]) }),
    (api) => api.stop(),
  );
  const second = shared(
    () => startApi({ env: { ...envOf(senders[1]), ...first.databaseEnv } }),
    (api) => api.stop(),
  );
  beforeAll(() => addShopSettings(first));

  it('sends each email once, with both servers working', async () => {
    const count = 200;
    const due = new Date(Date.now() + 8_000);
    for (let index = 0; index < count; index += 1) {
      const [email] = await first.sql<{ id: number }>(
        `insert into letters
           (document_id, subject, recipient, state, attempts, due_at, maybe_twice, created_at)
         values (?, 'Thư', ?, 'waiting', 0, ?, false, ?) returning id`,
        [`email${index}`, `nguoi-${index}@example.com`, due, new Date()],
      );
      await first.sql(
        "insert into letter_bodies (letter_id, text, html) values (?, 'Thư', '<p>Thư</p>')",
        [email?.id],
      );
    }
    await expect
      .poll(() => first.sql("select id from letters where state = 'sent'"), {
        timeout: 60_000,
        interval: 200,
      })
      .toHaveLength(count);
    const recipients = mail.received().map(({ to }) => to);
    expect(recipients).toHaveLength(count);
    expect(new Set(recipients).size).toBe(count);
    expect(new Set(mail.received().map(({ from }) => from))).toEqual(new Set(senders));
  });

  const line = (item: string) => ({ kind: 'course', documentId: item, quantity: 1 });

  it('counts a transfer once that providers report to both', async () => {
    const item = await addItem(first, 'course', { capacity: 10 });
    const buyer = await addBuyer(first);
    const { body } = await placeOrder(first, buyer.token, orderBody([line(item)], 1_000_000));
    const { code, documentId } = body.data;
    const transfer = { amount: 1_000_000, description: code, reference: `FT${newTransferId()}` };
    const webhooks = webhookProviders.map((provider) =>
      signedWebhook(provider, { ...transfer, id: newTransferId() }),
    );
    const responses = await Promise.all(
      [first, second, first, second].flatMap((api) =>
        webhooks.map((webhook) => sendSigned(api, webhook)),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(
      (await storedTransfers(first, code)).map(({ state, reason }) => [state, reason]),
    ).toEqual([['confirmed', null]]);
    const history = await first.sql(
      `select id from order_status_changes where order_status = 'paid'
       and order_id = (select id from orders where document_id = ?)`,
      [documentId],
    );
    expect(history).toHaveLength(1);
  });

  it('creates one order for one key, and gives the last seat to one buyer', async () => {
    const item = await addItem(first, 'course', { capacity: 1 });
    const [buyer, ...rivals] = (await addBuyers(first, 21)) as [Buyer, ...Buyer[]];
    const body = orderBody([line(item)], 1_000_000);
    const [one, other] = await Promise.all(
      [first, second].map((api) => placeOrder(api, buyer.token, body)),
    );
    expect([one?.status, one?.body]).toEqual([200, other?.body]);
    const last = await addItem(first, 'course', { capacity: 1 });
    const responses = await Promise.all(
      rivals.map(({ token }, index) =>
        placeOrder(index % 2 ? first : second, token, orderBody([line(last)], 1_000_000)),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(19).fill(409),
    ]);
    expect([await takenSeats(first, item), await takenSeats(first, last)]).toEqual([1, 1]);
  });

  it('shares sessions: one opened at one server ends at the other', async () => {
    const member = await newMember(first);
    const me = async (api: TestApi, token: string) =>
      (await callApi(api, '/users/me', { token })).status;
    const login: ApiResponse<{ jwt: string }> = await callApi(second, '/auth/local', {
      json: { identifier: member.email, password: testPassword },
    });
    expect([await me(first, login.body.jwt), await me(second, member.token)]).toEqual([200, 200]);
    await callApi(first, '/auth/logout', { token: login.body.jwt, json: {} });
    expect([await me(first, login.body.jwt), await me(second, login.body.jwt)]).toEqual([401, 401]);
  });

  it('counts guesses at one account together', async () => {
    const { email } = await newMember(first);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const json = { identifier: email, password: 'Sai-mat-khau-1' };
      const api = guess % 2 ? first : second;
      statuses.push((await callApi(api, '/auth/local', { json })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });
});
