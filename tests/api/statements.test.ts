import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from '../../cms/node_modules/write-excel-file/node/index.js';
import type {
  Refund,
  StatementReport,
  StatementReversal,
  UnmatchedTransfer,
} from '@/data/generated/types';
import { callApi } from '../support/api';
import { actionsOf } from '../support/audit';
import { strictDatabase, countRows } from '../support/database';
import { newStaff } from '../support/members';
import { addItem } from '../support/content';
import { orderStatusOf, orderCourse, type OrderBody } from '../support/orders';
import {
  storedTransfers,
  moneyOf,
  newTransferId,
  refundsOf,
  reportTransfer,
} from '../support/payments';
import { storedEmails } from '../support/mail';
import { vietnamDay } from '../support/clock';
import { callAs, refusalOf, refusedFieldOf, type Reply } from '../support/callAs';
import { sharedShop } from '../support/shop';
import { shared, writingNothing } from '../support/suite';

const price = 1_000_000;

interface Line {
  /** As it is written, by default today's. */
  day?: string;
  amount: number | string;
  description: string;
  reference?: string;
  out?: boolean;
}

const today = vietnamDay();

const heading = ['Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Mô tả'];

const writtenDay = (day: string) => day.split('-').reverse().join('/');

const cellsOf = ({ day, amount, description, reference = '', out = false }: Line) => [
  day ?? writtenDay(today),
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

describe.each(strictDatabase)('a bank statement, on %s', (database) => {
  const api = sharedShop({ database });
  const staff = shared(() => newStaff(api));
  let course: string;

  beforeAll(async () => {
    course = await addItem(api, 'course', { capacity: 1000 });
  });
  afterAll(async () => expect((await moneyOf(api)).wrong).toEqual([]));

  const newOrder = () => orderCourse(api, course);

  const statusOf = (order: OrderBody) => orderStatusOf(api, order);

  // In a statement of one of the first twelve days of a month, nothing else determines the date format.
  const send = (file: Buffer, choices: object = { dayOrder: 'day_first' }) =>
    callApi<Reply<StatementReport>>(api, '/payment/reconcileStatement', {
      token: staff.token,
      json: { content: file.toString('base64'), ...choices },
    });

  async function upload(file: Buffer, choices?: object): Promise<StatementReport> {
    const { status, body } = await send(file, choices);
    expect([status, body.error]).toEqual([200, undefined]);
    return body.data;
  }

  it('finds transfers that webhooks lost, differences and missing lines; a repeated import changes nothing', async () => {
    const [reported, lost] = [await newOrder(), await newOrder()];
    const [differs, gone] = [await newOrder(), await newOrder()];
    const newReference = () => `FT${newTransferId()}`;
    const [one, two, three] = [newReference(), newReference(), newReference()];
    const report = (
      provider: 'sepay' | 'casso' | 'payos',
      amount: number,
      code: string,
      reference?: string,
    ) =>
      reportTransfer(api, provider, { amount, description: code, ...(reference && { reference }) });
    await report('sepay', price, reported.code, one);
    await report('casso', 900_000, differs.code, two);
    await report('payos', price, gone.code);
    const lines: Line[] = [
      { amount: price, description: `CT DEN ${reported.code}`, reference: one },
      { amount: price, description: `${lost.code} hoc phi`, reference: three },
      { amount: 90_000, description: differs.code, reference: two },
      { amount: 345_678, description: 'tien hoc khong ro' },
      { amount: 55_000, description: 'phi dich vu', out: true },
    ];
    const result = await upload(csvOf(lines));
    expect(result).toMatchObject({
      from: today,
      to: today,
      matched: 1,
      outgoing: 1,
      credited: 2 * price + 90_000 + 345_678,
    });
    expect(result.taken.map(({ amount, code }) => [amount, code])).toEqual([
      [price, lost.code],
      [345_678, null],
    ]);
    expect(result.differing).toEqual([
      expect.objectContaining({ amount: 90_000, reportedAmount: 900_000, provider: 'casso' }),
    ]);
    expect(result.missing.map(({ provider, code }) => [provider, code])).toEqual([
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

  it('counts each line of overlapping statements once, even concurrently', async () => {
    const orders = await Promise.all([newOrder(), newOrder(), newOrder()]);
    const lines = orders.map(({ code }) => ({ amount: price, description: code }));
    const files = [csvOf(lines.slice(0, 2)), csvOf(lines.slice(1)), await xlsxOf(lines)];
    await Promise.all(files.map((file) => upload(file)));
    for (const order of orders) {
      expect(await storedTransfers(api, order.code)).toHaveLength(1);
      expect(await statusOf(order)).toBe('paid');
    }
  });

  it('counts a later webhook once, with or without a common reference', async () => {
    const [proven, likely] = [await newOrder(), await newOrder()];
    const reference = `FT${newTransferId()}`;
    await upload(
      csvOf([
        { amount: price, description: proven.code, reference },
        { amount: price, description: `CT DEN ${likely.code}`, reference: '5212 - 1' },
      ]),
    );
    await reportTransfer(api, 'sepay', { amount: price, description: 'cut', reference });
    await reportTransfer(api, 'sepay', { amount: price, description: likely.code });
    for (const { code } of [proven, likely]) {
      expect((await storedTransfers(api, code)).map(({ reason }) => reason)).toEqual([null]);
      expect(await refundsOf(api, code)).toEqual([]);
    }
  });

  it('counts a concurrent webhook of the same transfer once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await newOrder();
      const reference = `FT${newTransferId()}`;
      const line = { amount: price, description: order.code, reference };
      await Promise.all([
        upload(csvOf([line])),
        reportTransfer(api, 'sepay', line),
        reportTransfer(api, 'casso', line),
      ]);
      expect((await storedTransfers(api, order.code)).map(({ reason }) => reason)).toEqual([null]);
    }
  });

  it('imports the second of two equal transfers if webhooks reported one', async () => {
    const order = await newOrder();
    await reportTransfer(api, 'sepay', { amount: price, description: order.code });
    const line = { amount: price, description: order.code };
    const { matched, taken } = await upload(csvOf([line, line]));
    expect([matched, taken.length]).toEqual([1, 1]);
    expect(await refundsOf(api, order.code)).toEqual([
      expect.objectContaining({ amount: price, reason: 'double' }),
    ]);
  });

  it('rejects the whole file if a line is unreadable, or a column is missing', async () => {
    const order = await newOrder();
    const good = csvOf([{ amount: price, description: order.code }]).toString();
    await writingNothing(api, async () => {
      for (const [text, message] of [
        [heading.join(';'), 'Sao kê không có dòng nào'],
        [`${good}\n${today};;;1,5;x`, 'Dòng 3: không đọc được số tiền'],
        [good.replace('Mô tả', 'Gì đó'), 'Không tìm thấy cột: nội dung'],
        ['PK\u0003\u0004 is no archive', 'Không đọc được tệp này'],
      ] as const) {
        const { status, body } = await send(Buffer.from(text));
        expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)]);
      }
      expect((await send(Buffer.alloc(4_100_000, 'a'))).status).toBe(413);
    });
  });

  it('reports every invalid line at once, and imports the valid ones on request', async () => {
    const order = await newOrder();
    const file = csvOf([
      { amount: '1,5', description: 'x' },
      { amount: price, description: order.code },
      { amount: 7, description: 'x', day: '31/02/2026' },
    ]);
    const { status, body } = await send(file);
    expect([status, body.error.name, body.error.details.badCount]).toEqual([400, 'BadLines', 2]);
    const bad = [
      expect.objectContaining({ row: 2, column: 'credit' }),
      expect.objectContaining({ row: 4, column: 'date' }),
    ];
    expect(body.error.details.badLines).toEqual(bad);
    expect(await statusOf(order)).toBe('pending_payment');
    const report = await upload(file, { dayOrder: 'day_first', withoutBad: true });
    expect([report.importedCount, report.badLines]).toEqual([1, bad]);
    expect(await statusOf(order)).toBe('paid');
  });

  it('accepts 20,000 lines', async () => {
    const order = await newOrder();
    const fees = Array.from({ length: 19_999 }, (_, index) => ({
      amount: 11_000 + index,
      description: `Phi dich vu ngan hang dien tu thang nay ${index}`,
      reference: `5212 - ${index}`,
      out: true,
    }));
    const lines = [...fees, { amount: price, description: order.code }];
    const { outgoing, importedCount, remaining } = await upload(csvOf(lines));
    expect([outgoing, importedCount, remaining]).toEqual([19_999, 1, 0]);
    expect(await statusOf(order)).toBe('paid');
  });

  describe('a reversal', () => {
    const reversals = async (state = 'open') =>
      (await callAs<StatementReversal[]>(api, staff, `/payment/reversals?page=1&state=${state}`))
        .body.data;

    it('pays nothing, and is listed once', async () => {
      const order = await newOrder();
      const file = csvOf([{ amount: '(1.000.000)', description: order.code }]);
      const before = (await reversals()).length;
      expect((await upload(file)).newReversals).toBe(1);
      expect((await upload(file)).newReversals).toBe(0);
      expect(await statusOf(order)).toBe('pending_payment');
      expect(await storedTransfers(api, order.code)).toEqual([]);
      const listed = await reversals();
      expect(listed).toHaveLength(before + 1);
      expect(listed.at(-1)).toMatchObject({ amount: price, transfer: null });
    });

    it('names the reversed transfer, and closes once with a note', async () => {
      const order = await newOrder();
      await reportTransfer(api, 'sepay', { amount: price, description: order.code });
      await upload(csvOf([{ amount: -price, description: `HOAN ${order.code}` }]));
      const reversal = (await reversals()).at(-1);
      expect(reversal?.transfer?.code).toBe(order.code);
      expect(await statusOf(order)).toBe('paid');
      const json = { id: reversal?.documentId, note: 'Ngân hàng báo nhầm.' };
      const close = () => callAs(api, staff, '/payment/closeReversal', json);
      const responses = await Promise.all([close(), close()]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await reversals('closed'))[0]).toMatchObject({
        documentId: reversal?.documentId,
        note: 'Ngân hàng báo nhầm.',
        closedBy: 'Nguyễn Thị Kiểm Thử',
      });
      expect(await actionsOf(api, reversal?.documentId)).toEqual(['reversal_closed']);
    });
  });

  describe('an ambiguous date', () => {
    const year = Number(today.slice(0, 4)) - 1;
    const day = `11/5/${year}`;

    it('matches the date of the reported transfer', async () => {
      const order = await newOrder();
      await reportTransfer(api, 'sepay', {
        amount: price,
        description: order.code,
        at: `${year}-11-05 09:00:00`,
      });
      const emails = (await storedEmails(api)).length;
      const line = { day, amount: price, description: `CT DEN ${order.code}`, reference: 'B1' };
      const report = await upload(csvOf([line]), {});
      expect([report.from, report.matched, report.importedCount]).toEqual([`${year}-11-05`, 1, 0]);
      expect(await refundsOf(api, order.code)).toEqual([]);
      expect(await storedEmails(api)).toHaveLength(emails);
    });

    it('requires a date format if nothing decides it, and imports nothing before', async () => {
      const order = await newOrder();
      const file = csvOf([{ day, amount: price, description: order.code }]);
      const response = await writingNothing(api, () => send(file, {}));
      expect(await refusalOf(response)).toEqual([400, 'DayOrderUnknown']);
      expect(await refusedFieldOf(response)).toEqual([400, 'dayOrder']);
      const { from, importedCount } = await upload(file, { dayOrder: 'month_first' });
      expect([from, importedCount]).toEqual([`${year}-11-05`, 1]);
      expect(await statusOf(order)).toBe('paid');
    });
  });

  describe('a line five days after a webhook, with a different reference', () => {
    const daysAgo = (days: number) => vietnamDay(-days);

    const findUnmatched = async (fits: (transfer: UnmatchedTransfer) => boolean) =>
      (
        await callAs<UnmatchedTransfer[]>(api, staff, '/payment/unmatchedTransfers?page=1')
      ).body.data.find(fits);
    const unmatchedOf = (wanted: string) => findUnmatched(({ code }) => code === wanted);
    const unmatchedBy = (wanted: string) => findUnmatched(({ reference }) => reference === wanted);
    const post = (path: string, json: object) =>
      callAs<{ owed: number }>(api, staff, `/payment/${path}`, json);

    async function booked() {
      const order = await newOrder();
      const at = `${daysAgo(5)} 09:00:00`;
      await reportTransfer(api, 'sepay', { amount: price, description: order.code, at });
      const emails = (await storedEmails(api)).length;
      const file = csvOf([{ amount: price, description: order.code, reference: 'VCB 99887766' }]);
      const { importedCount } = await upload(file);
      expect(importedCount).toBe(1);
      expect(await refundsOf(api, order.code)).toEqual([]);
      expect(await storedEmails(api)).toHaveLength(emails);
      const transfer = await unmatchedOf(order.code);
      return {
        order,
        file,
        emails,
        id: transfer?.documentId,
        into: transfer?.candidate?.documentId,
      };
    }

    it('merges with the transfer if staff confirm it', async () => {
      const { order, file, emails, id, into } = await booked();
      const responses = await Promise.all([1, 2].map(() => post('mergeTransfer', { id, into })));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
      const { matched, importedCount, missing } = await upload(file);
      expect([matched, importedCount, missing.length]).toEqual([1, 0, missing.length]);
      expect(await unmatchedOf(order.code)).toBeUndefined();
      expect((await storedTransfers(api, order.code)).map(({ allocated }) => allocated)).toEqual([
        price,
      ]);
      expect(await refundsOf(api, order.code)).toEqual([]);
      expect(await storedEmails(api)).toHaveLength(emails);
      expect(await actionsOf(api, into)).toEqual(['transfer_merged']);
    });

    it('counts as a second payment if staff confirm it, with a refund due', async () => {
      const { order, id, into } = await booked();
      const { status, body } = await post('assignTransfer', { id, parts: [{ code: order.code }] });
      expect([status, body.data.owed]).toEqual([200, price]);
      expect(await refundsOf(api, order.code)).toEqual([
        expect.objectContaining({ amount: price, reason: 'double' }),
      ]);
      expect((await post('mergeTransfer', { id, into })).status).toBe(409);
    });

    it('merges with no other transfer', async () => {
      const { id } = await booked();
      const other = await booked();
      expect((await post('mergeTransfer', { id, into: other.into })).status).toBe(409);
      expect((await post('mergeTransfer', { id, into: id })).status).toBe(409);
    });

    it('requires a decision of staff if a refund of the first is due', async () => {
      const order = await newOrder();
      for (const day of [6, 5]) {
        const paid = `${daysAgo(day)} 09:00:00`;
        await reportTransfer(api, 'sepay', { amount: price, description: order.code, at: paid });
      }
      const emails = (await storedEmails(api)).length;
      const line = { amount: price, description: order.code };
      await upload(csvOf([line, line]));
      expect((await refundsOf(api, order.code)).map(({ amount }) => amount)).toEqual([price]);
      expect(await storedEmails(api)).toHaveLength(emails);
      for (let left = 2; left > 0; left -= 1) {
        const doubt = await unmatchedOf(order.code);
        const into = doubt?.candidate?.documentId;
        expect((await post('mergeTransfer', { id: doubt?.documentId, into })).status).toBe(200);
      }
      expect(await unmatchedOf(order.code)).toBeUndefined();
      expect(await storedTransfers(api, order.code)).toHaveLength(2);
    });

    it('merges with a transfer for two orders, or for none, if staff decide so', async () => {
      const [one, two] = [await newOrder(), await newOrder()];
      const at = `${daysAgo(5)} 09:00:00`;
      for (const description of [`${one.code} ${two.code}`, `nop tien lop ${one.code.slice(4)}`]) {
        await reportTransfer(api, 'sepay', { amount: 2 * price, description, at });
        await upload(csvOf([{ amount: 2 * price, description, reference: 'VCB 11223344' }]));
        const doubt = await unmatchedBy('VCB 11223344');
        const into = doubt?.candidate?.documentId;
        expect((await post('mergeTransfer', { id: doubt?.documentId, into })).status).toBe(200);
        expect(await storedTransfers(api, description)).toHaveLength(1);
      }
      expect([await statusOf(one), await statusOf(two)]).toEqual(['paid', 'paid']);
    });

    it('separates two payments that were mistaken for one', async () => {
      const order = await newOrder();
      const pay = (provider: 'bank' | 'sepay', days: number, reference: string) =>
        reportTransfer(api, provider, {
          amount: price / 4,
          description: order.code,
          reference,
          at: `${daysAgo(days)} 09:00:00`,
        });
      const line = (days: number, reference: string) => ({
        day: writtenDay(daysAgo(days)),
        amount: price / 4,
        description: `CT DEN ${order.code}`,
        reference,
      });
      const reference = `FT${newTransferId()}`;
      await pay('bank', 5, reference);
      await pay('sepay', 5, reference);
      await pay('bank', 4, `FT${newTransferId()}`);
      await pay('sepay', 4, '72');
      // The bank books both a day later: the first line is nearest to the second payment.
      await upload(csvOf([line(4, '5212 - 1')]));
      await upload(csvOf([line(3, '5212 - 2')]));
      expect(await storedTransfers(api, order.code)).toHaveLength(3);
      const doubt = await unmatchedOf(order.code);
      const into = doubt?.candidate?.documentId;
      expect((await post('mergeTransfer', { id: doubt?.documentId, into })).status).toBe(200);
      const stored = await storedTransfers(api, order.code);
      expect(stored.map(({ reason }) => reason)).toEqual(['partial', 'partial']);
      const counts = await api.sql<{ provider: string; n: number | string }>(
        `select s.provider, count(distinct s.bank_transaction_id) as n from bank_transaction_sources s
         join bank_transactions t on t.id = s.bank_transaction_id where t.code = ?
         group by s.provider`,
        [order.code],
      );
      expect(counts.map(({ n }) => Number(n))).toEqual([2, 2, 2]);
    });

    it('requires a decision of staff too if the statement came first', async () => {
      const order = await newOrder();
      const day = writtenDay(daysAgo(5));
      await upload(csvOf([{ day, amount: price, description: order.code, reference: 'VCB 1' }]));
      await reportTransfer(api, 'casso', { amount: price, description: order.code });
      expect(await refundsOf(api, order.code)).toEqual([]);
      expect((await unmatchedOf(order.code))?.candidate).toBeTruthy();
    });
  });

  describe('staff', () => {
    const call = <Data>(path: string, json?: object) =>
      callAs<Data>(api, staff, `/payment/${path}`, json);

    async function unmatched(amount: number, description = 'khong ro') {
      const id = newTransferId();
      await reportTransfer(api, 'sepay', { amount, description: `${description} ${id}` });
      const [row] = await storedTransfers(api, `${description} ${id}`);
      return row?.document_id ?? '';
    }

    it('rejects an unknown transfer or code', async () => {
      const parts = [{ code: 'DH26ZZZZZ' }];
      expect((await call('assignTransfer', { id: 'x', parts })).status).toBe(404);
      const { status, body } = await call('assignTransfer', { id: await unmatched(price), parts });
      expect([status, body.error.message]).toEqual([400, expect.stringContaining('mang mã này')]);
    });

    it('assigns a transfer to an order once under concurrent calls', async () => {
      const order = await newOrder();
      const id = await unmatched(price + 5);
      const json = { id, parts: [{ code: order.code.toLowerCase() }] };
      const responses = await Promise.all(
        [1, 2, 3].map(() => call<object>('assignTransfer', json)),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const made = responses.find(({ status }) => status === 200);
      expect(made?.body.data).toEqual({ parts: [{ code: order.code, allocated: price }], owed: 5 });
      expect(await statusOf(order)).toBe('paid');
      expect(await actionsOf(api, id)).toEqual(['transfer_assigned']);
    });

    it('refunds once, with the bank’s reference, and notifies the payer', async () => {
      const order = await newOrder();
      await reportTransfer(api, 'sepay', { amount: price + 70, description: order.code });
      const [refund] = await refundsOf(api, order.code);
      const json = { id: refund?.document_id, reference: 'FT26326999999' };
      const responses = await Promise.all([1, 2].map(() => call<object>('closeRefund', json)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(responses.find(({ status }) => status === 200)?.body.data).toMatchObject({
        state: 'sent',
        amount: 70,
        sentBy: 'Nguyễn Thị Kiểm Thử',
        sentReference: 'FT26326999999',
      });
      expect(await actionsOf(api, refund?.document_id)).toEqual(['refund_sent']);
      const email = (await storedEmails(api)).at(-1);
      expect(email?.subject).toBe('Viện đã hoàn lại 70 ₫');
      expect(email?.text).toContain('FT26326999999');
    });

    it('returns a transfer without a code', async () => {
      const id = await unmatched(123_456);
      expect((await call('returnTransfer', { id })).status).toBe(200);
      expect((await call('returnTransfer', { id })).status).toBe(409);
      expect(await actionsOf(api, id)).toEqual(['transfer_returned']);
      const { body } = await call<Refund[]>('refunds?page=1&state=owed');
      expect(body.data).toContainEqual(expect.objectContaining({ amount: 123_456, code: null }));
    });
  });
});
