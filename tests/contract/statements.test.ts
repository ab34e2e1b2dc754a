import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from '../../cms/node_modules/write-excel-file/node/index.js';
import { callApi } from '../server/callApi';
import { databases } from '../server/database';
import { newStaff, type TestMember } from '../server/members';
import { borrowApi } from '../server/borrowApi';
import type { TestApi } from '../server/startApi';
import {
  addBuyers,
  addItem,
  addShopSettings,
  countRows,
  orderBody,
  placeOrder,
  type Buyer,
  type OrderBody,
} from './orderFixtures';
import {
  keptTransfers,
  moneyOf,
  newTransferId,
  refundsOf,
  tellTransfer,
  vietnamNow,
} from './paymentFixtures';
import { storedLetters } from './letters';

const price = 1_000_000;

interface Report {
  from: string;
  to: string;
  matched: number;
  outgoing: number;
  credited: number;
  taken: { amount: number; code: string | null; description: string }[];
  differing: { amount: number; toldAmount: number; provider: string }[];
  missing: { amount: number; provider: string; code: string | null }[];
}

interface Line {
  amount: number;
  description: string;
  reference?: string;
  out?: boolean;
}

const today = vietnamNow().slice(0, 10);

const heading = ['Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Mô tả'];

const cellsOf = ({ amount, description, reference = '', out = false }: Line) => [
  today.split('-').reverse().join('/'),
  reference,
  out ? String(amount) : '',
  out ? '' : String(amount),
  description,
];

const csvOf = (lines: readonly Line[]) =>
  Buffer.from([heading, ...lines.map(cellsOf)].map((cells) => cells.join(';')).join('\n'));

const xlsxOf = (lines: readonly Line[]): Promise<Buffer> =>
  writeXlsxFile(
    [heading, ...lines.map(cellsOf)].map((row) => row.map((value) => ({ value, type: String }))),
  ).toBuffer();

describe.each(databases)('a bank statement, on %s', (database) => {
  let api: TestApi;
  let staff: TestMember;
  let course: string;

  beforeAll(async () => {
    api = await borrowApi({ database });
    await addShopSettings(api);
    course = await addItem(api, 'course', { capacity: 1000 });
    staff = await newStaff(api);
  });
  afterAll(async () => {
    if (api) expect((await moneyOf(api)).wrong).toEqual([]);
    await api?.stop();
  });

  async function newOrder(): Promise<OrderBody> {
    const [buyer] = (await addBuyers(api, 1)) as [Buyer];
    const line = { kind: 'course', documentId: course, quantity: 1 };
    return (await placeOrder(api, buyer.token, orderBody([line], price))).body.data;
  }

  const statusOf = async ({ code }: OrderBody) => {
    const [row] = await api.sql<{ order_status: string }>(
      'select order_status from orders where code = ?',
      [code],
    );
    return row?.order_status;
  };

  const send = (file: Buffer, token: string | undefined = staff.token) =>
    callApi<{ data: Report; error: { message: string } }>(api, '/payment/reconcileStatement', {
      token,
      json: { content: file.toString('base64') },
    });

  async function upload(file: Buffer): Promise<Report> {
    const { status, body } = await send(file);
    expect([status, body.error]).toEqual([200, undefined]);
    return body.data;
  }

  it('finds what webhooks lost, what differs and what it does not list; again it changes nothing', async () => {
    const [told, lost, differs, gone] = [
      await newOrder(),
      await newOrder(),
      await newOrder(),
      await newOrder(),
    ];
    const [one, two, three] = [
      `FT${newTransferId()}`,
      `FT${newTransferId()}`,
      `FT${newTransferId()}`,
    ];
    await tellTransfer(api, 'sepay', { amount: price, description: told.code, reference: one });
    await tellTransfer(api, 'casso', {
      amount: 900_000,
      description: differs.code,
      reference: two,
    });
    await tellTransfer(api, 'payos', { amount: price, description: gone.code });
    const lines: Line[] = [
      { amount: price, description: `CT DEN ${told.code}`, reference: one },
      { amount: price, description: `${lost.code} hoc phi`, reference: three },
      { amount: 90_000, description: differs.code, reference: two },
      { amount: 345_678, description: 'tien hoc khong ro' },
      { amount: 55_000, description: 'phi dich vu', out: true },
    ];
    const report = await upload(csvOf(lines));
    expect(report).toMatchObject({
      from: today,
      to: today,
      matched: 1,
      outgoing: 1,
      credited: 2 * price + 90_000 + 345_678,
    });
    expect(report.taken.map(({ amount, code }) => [amount, code])).toEqual([
      [price, lost.code],
      [345_678, null],
    ]);
    expect(report.differing).toEqual([
      expect.objectContaining({ amount: 90_000, toldAmount: 900_000, provider: 'casso' }),
    ]);
    expect(report.missing.map(({ provider, code }) => [provider, code])).toEqual([
      ['payos', gone.code],
    ]);
    expect(await statusOf(lost)).toBe('paid');

    const before = await countRows(api);
    for (const again of [csvOf(lines), await xlsxOf(lines), csvOf([...lines].reverse())]) {
      const { matched, taken, differing, missing } = await upload(again);
      expect([matched, taken, differing.length, missing.length]).toEqual([3, [], 1, 1]);
    }
    // Each reading of a statement is logged.
    const { audit_entries: logged = 0 } = before;
    expect(await countRows(api)).toEqual({ ...before, audit_entries: logged + 3 });
  });

  it('and one that overlaps it, also at the same moment, count each line once', async () => {
    const orders = await Promise.all([newOrder(), newOrder(), newOrder()]);
    const lines = orders.map(({ code }) => ({ amount: price, description: code }));
    const files = [csvOf(lines.slice(0, 2)), csvOf(lines.slice(1)), await xlsxOf(lines)];
    await Promise.all(files.map(upload));
    for (const order of orders) {
      expect(await keptTransfers(api, order.code)).toHaveLength(1);
      expect(await statusOf(order)).toBe('paid');
    }
  });

  it('counts a webhook that comes after it once, with or without a common reference', async () => {
    const [proven, likely] = [await newOrder(), await newOrder()];
    const reference = `FT${newTransferId()}`;
    await upload(
      csvOf([
        { amount: price, description: proven.code, reference },
        { amount: price, description: `CT DEN ${likely.code}`, reference: '5212 - 1' },
      ]),
    );
    await tellTransfer(api, 'sepay', { amount: price, description: 'cut', reference });
    await tellTransfer(api, 'sepay', { amount: price, description: likely.code });
    for (const { code } of [proven, likely]) {
      expect((await keptTransfers(api, code)).map(({ reason }) => reason)).toEqual([null]);
      expect(await refundsOf(api, code)).toEqual([]);
    }
  });

  it('and a webhook of the same transfer at the same moment count once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await newOrder();
      const reference = `FT${newTransferId()}`;
      const line = { amount: price, description: order.code, reference };
      await Promise.all([
        upload(csvOf([line])),
        tellTransfer(api, 'sepay', line),
        tellTransfer(api, 'casso', line),
      ]);
      expect((await keptTransfers(api, order.code)).map(({ reason }) => reason)).toEqual([null]);
    }
  });

  it('takes in the second of two equal transfers if webhooks told of one', async () => {
    const order = await newOrder();
    await tellTransfer(api, 'sepay', { amount: price, description: order.code });
    const line = { amount: price, description: order.code };
    const { matched, taken } = await upload(csvOf([line, line]));
    expect([matched, taken.length]).toEqual([1, 1]);
    expect(await refundsOf(api, order.code)).toEqual([
      expect.objectContaining({ amount: price, reason: 'double' }),
    ]);
  });

  it('is refused whole if a line cannot be read, or a column is missing', async () => {
    const order = await newOrder();
    const before = await countRows(api);
    const good = csvOf([{ amount: price, description: order.code }]).toString();
    for (const [text, message] of [
      [`${good}\n${today};;;1,5;x`, 'Dòng 3: không đọc được số tiền'],
      [good.replace('Mô tả', 'Gì đó'), 'Không tìm thấy cột: nội dung'],
      ['PK\u0003\u0004 is no archive', 'Không đọc được tệp này'],
    ] as const) {
      const { status, body } = await send(Buffer.from(text));
      expect(status).toBe(400);
      expect(body.error.message).toContain(message);
    }
    expect((await send(Buffer.alloc(800_000, 'a'))).status).toBe(413);
    expect(await countRows(api)).toEqual(before);
  });

  describe('staff', () => {
    const call = <Data>(path: string, json: object | undefined, token = staff.token) =>
      callApi<{ data: Data; error: { message: string } }>(api, `/payment/${path}`, { token, json });

    const loggedActions = async (subject: string | undefined) =>
      (
        await api.sql<{ action: string }>(
          'select action from audit_entries where subject_id = ? order by id',
          [subject],
        )
      ).map(({ action }) => action);

    async function unmatched(amount: number, description = 'khong ro') {
      const id = newTransferId();
      await tellTransfer(api, 'sepay', { amount, description: `${description} ${id}` });
      const [row] = await keptTransfers(api, `${description} ${id}`);
      return row?.document_id ?? '';
    }

    it('assign a transfer to an order once, whoever else does', async () => {
      const order = await newOrder();
      const id = await unmatched(price + 5);
      const json = { id, parts: [{ code: order.code.toLowerCase() }] };
      const answers = await Promise.all([1, 2, 3].map(() => call<object>('assignTransfer', json)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const made = answers.find(({ status }) => status === 200);
      expect(made?.body.data).toEqual({ parts: [{ code: order.code, allocated: price }], owed: 5 });
      expect(await statusOf(order)).toBe('paid');
      expect(await loggedActions(id)).toEqual(['transfer_assigned']);
    });

    it('are told of a code that does not exist', async () => {
      const id = await unmatched(price);
      const { status, body } = await call('assignTransfer', { id, parts: [{ code: 'DH26ZZZZZ' }] });
      expect(status).toBe(400);
      expect(body.error.message).toContain('mang mã này');
      expect(
        (await call('assignTransfer', { id: 'x', parts: [{ code: 'DH26ZZZZZ' }] })).status,
      ).toBe(404);
    });

    it('send a sum back once, with the bank’s reference, and its payer is told', async () => {
      const order = await newOrder();
      await tellTransfer(api, 'sepay', { amount: price + 70, description: order.code });
      const [refund] = await refundsOf(api, order.code);
      const json = { id: refund?.document_id, reference: 'FT26326999999' };
      const answers = await Promise.all([1, 2].map(() => call<object>('closeRefund', json)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 200)?.body.data).toMatchObject({
        state: 'sent',
        amount: 70,
        sentBy: 'Nguyễn Thị Kiểm Thử',
        sentReference: 'FT26326999999',
      });
      expect(await loggedActions(refund?.document_id)).toEqual(['refund_sent']);
      const letter = (await storedLetters(api)).at(-1);
      expect(letter?.subject).toBe('Viện đã hoàn lại 70 ₫');
      expect(letter?.text).toContain('FT26326999999');
    });

    it('return a transfer that names nothing', async () => {
      const id = await unmatched(123_456);
      expect((await call('returnTransfer', { id })).status).toBe(200);
      expect((await call('returnTransfer', { id })).status).toBe(409);
      expect(await loggedActions(id)).toEqual(['transfer_returned']);
      const { body } = await call<{ amount: number; code: string | null }[]>(
        'refunds?page=1&state=owed',
        undefined,
      );
      expect(body.data).toContainEqual(expect.objectContaining({ amount: 123_456, code: null }));
    });

    it('alone may do any of this', async () => {
      const [member] = (await addBuyers(api, 1)) as [Buyer];
      const id = await unmatched(price);
      const calls: [string, object | undefined][] = [
        ['unmatchedTransfers?page=1', undefined],
        ['refunds?page=1&state=owed', undefined],
        ['reconcileStatement', { content: 'YQ==' }],
        ['assignTransfer', { id, parts: [{ code: 'DH26ZZZZZ' }] }],
        ['returnTransfer', { id }],
        ['closeRefund', { id, reference: 'FT1234' }],
      ];
      for (const [path, json] of calls) {
        expect([path, (await call(path, json, member.token)).status]).toEqual([path, 403]);
      }
    });
  });
});
