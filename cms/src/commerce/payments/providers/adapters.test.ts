import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bankAdapter } from './bank';
import { cassoAdapter } from './casso';
import { payosAdapter } from './payos';
import type { PaymentAdapter, WebhookCall } from './PaymentAdapter';
import { sepayAdapter } from './sepay';

const now = new Date('2026-11-21T05:00:00Z');
const seconds = now.getTime() / 1000;

function call(body: unknown, headers: Record<string, string> = {}): WebhookCall {
  return { body, raw: JSON.stringify(body), header: (name) => headers[name] ?? '' };
}

/** Every variation that must fail signature verification, derived from a valid call. */
function expectStrict(adapter: PaymentAdapter, right: WebhookCall, secret: string, spoilt: object) {
  expect(adapter.isSigned(right, secret, now)).toBe(true);
  expect(adapter.isSigned(right, `${secret}x`, now)).toBe(false);
  const raw = JSON.stringify(spoilt);
  expect(adapter.isSigned({ ...right, body: spoilt, raw }, secret, now)).toBe(false);
  for (const body of [null, undefined, [], 'x', 1, {}, { data: null, signature: 'ab' }]) {
    const bare = { body, raw: JSON.stringify(body) ?? '', header: () => '' };
    expect(adapter.isSigned(bare, secret, now)).toBe(false);
  }
}

/** Within five minutes of now. */
function expectWindow(
  adapter: PaymentAdapter,
  secret: string,
  callAt: (at: number) => WebhookCall,
) {
  const accepted = [-301, -300, 0, 300, 301].filter((offset) =>
    adapter.isSigned(callAt(seconds + offset), secret, now),
  );
  expect(accepted).toEqual([-300, 0, 300]);
}

/** A body whose nesting would exhaust the stack. */
function deep(levels: number): object {
  let value: object = {};
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
}

describe('SePay', () => {
  // The sample of SePay's documentation; it publishes no signature, so the one below is computed here.
  const body = {
    id: 92704,
    gateway: 'Vietcombank',
    transactionDate: '2023-03-25 14:02:37',
    accountNumber: '0123499999',
    code: null,
    content: 'chuyen tien mua iphone',
    transferType: 'in',
    transferAmount: 2277000,
    accumulated: 19077000,
    subAccount: null,
    referenceCode: 'MBVCB.3278907687',
    description: '',
  };
  const secret = 'whsec_of_sepay_and_of_ours';
  const signed = (timestamp: number, text = JSON.stringify(body)) => ({
    'X-SePay-Timestamp': String(timestamp),
    'X-SePay-Signature': `sha256=${createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex')}`,
  });

  it('verifies the signature of timestamp and verbatim body', () => {
    const right = call(body, signed(seconds));
    expectStrict(sepayAdapter, right, secret, { ...body, transferAmount: 1 });
    // The same JSON, formatted differently.
    expect(sepayAdapter.isSigned({ ...right, raw: `${right.raw} ` }, secret, now)).toBe(false);
  });

  it('rejects a call older or newer than five minutes', () => {
    expectWindow(sepayAdapter, secret, (at) => call(body, signed(at)));
  });

  it('reads the transfer', () => {
    expect(sepayAdapter.read(body)).toEqual({
      provider: 'sepay',
      transactionId: '92704',
      reference: 'MBVCB.3278907687',
      amount: 2_277_000,
      description: 'chuyen tien mua iphone',
      account: '0123499999',
      bankedAt: new Date('2023-03-25T07:02:37Z'),
    });
  });

  it('reads the code that SePay found', () => {
    const read = sepayAdapter.read({ ...body, code: 'DH26A7K3Q', content: 'cat bot' });
    expect(read?.description).toBe('DH26A7K3Q cat bot');
  });

  it('ignores outgoing money', () => {
    expect(sepayAdapter.read({ ...body, transferType: 'out' })).toBeNull();
  });

  it.each([
    ['an amount in words', { transferAmount: 'hai triệu' }],
    ['a fraction of a đồng', { transferAmount: 0.5 }],
    ['no amount', { transferAmount: null }],
    ['an amount beyond exact numbers', { transferAmount: 1e21 }],
  ])('rejects %s', (_, changes) => {
    expect(() => sepayAdapter.read({ ...body, ...changes })).toThrow();
  });

  it.each([
    ['an amount as text', { transferAmount: '2277000' }, {}],
    ['an id as text', { id: '92704' }, { transactionId: '92704' }],
    ['a direction in capitals', { transferType: 'IN' }, {}],
    ['no direction', { transferType: undefined }, {}],
    ['an unreadable time', { transactionDate: 'hôm qua' }, { bankedAt: null }],
    ['a time as a number', { transactionDate: 5 }, { bankedAt: null }],
    [
      'a time with AM or PM',
      { transactionDate: '24/11/2026 03:15:00 PM' },
      { bankedAt: new Date('2026-11-24T08:15:00Z') },
    ],
    ['a reference as a number', { referenceCode: 12 }, { reference: '12' }],
    ['lists and objects', { content: [], accountNumber: {} }, { description: '', account: null }],
  ])('accepts %s', (_, changes, read) => {
    expect(sepayAdapter.read({ ...body, ...changes })).toMatchObject({
      amount: 2_277_000,
      ...read,
    });
  });

  it('identifies a report without an id by its fields', () => {
    const idOf = (changes: object) => sepayAdapter.read({ ...body, ...changes })?.transactionId;
    for (const id of [undefined, null, '', ' ', {}, '付款', 'x'.repeat(101)]) {
      expect(idOf({ id })).toMatch(/^sha256:[0-9a-f]{64}$/);
      expect(idOf({ id })).toBe(idOf({ id }));
      expect(idOf({ id })).not.toBe(idOf({ id, accumulated: 1 }));
    }
  });

  it('ignores zero and negative amounts', () => {
    expect(sepayAdapter.read({ ...body, transferAmount: 0 })).toBeNull();
    expect(sepayAdapter.read({ ...body, transferAmount: -1 })).toBeNull();
  });

  it('reads a code that only the description contains', () => {
    const description = 'BankAPINotify GD DH26A7K3Q';
    expect(sepayAdapter.read({ ...body, description })?.description).toContain('DH26A7K3Q');
    const content = 'DH26B8M4R';
    expect(sepayAdapter.read({ ...body, content, description })?.description).toBe(content);
  });
});

describe('our own call', () => {
  const body = { transactionId: 'FT1', amount: 5, description: 'x', at: '2026-11-20T18:25:00' };
  const secret = 'a-secret-of-the-bank-and-of-ours';
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  const signed = (timestamp: number, signature = hmac(`${timestamp}.${JSON.stringify(body)}`)) =>
    call(body, { 'X-Bank-Timestamp': String(timestamp), 'X-Bank-Signature': signature });

  it('verifies the signature of the bank’s timestamp and verbatim body', () => {
    const right = signed(seconds);
    expectStrict(bankAdapter, right, secret, { ...body, amount: 6 });
    expect(bankAdapter.isSigned({ ...right, raw: `${right.raw} ` }, secret, now)).toBe(false);
    for (const signature of [
      '',
      'ab',
      right.header('X-Bank-Signature').slice(0, 32),
      hmac(`${seconds - 1}.${right.raw}`),
      hmac(right.raw),
    ]) {
      expect(bankAdapter.isSigned(signed(seconds, signature), secret, now)).toBe(false);
    }
    const untimed = { 'X-Bank-Signature': hmac(right.raw) };
    expect(bankAdapter.isSigned(call(body, untimed), secret, now)).toBe(false);
  });

  it('rejects a call of the bank older or newer than five minutes', () => {
    expectWindow(bankAdapter, secret, (at) => signed(at));
  });

  it.each([
    [{}, { transactionId: 'FT1', bankedAt: new Date('2026-11-20T11:25:00Z') }],
    [{ transactionId: ' Mã 5212 - 10001 ' }, { transactionId: 'Ma5212-10001' }],
    [{ transactionId: 7 }, { transactionId: '7' }],
    [{ transactionId: 'a\0' }, { transactionId: expect.stringMatching(/^sha256:/) }],
    [{ description: undefined }, { description: '' }],
    [{ at: {} }, { bankedAt: null }],
    [{ amount: '5' }, { amount: 5 }],
  ])('reads a report with %j', (changes, read) => {
    expect(bankAdapter.read({ ...body, ...changes })).toMatchObject(read);
  });

  it('ignores outgoing money, and rejects an unreadable amount', () => {
    expect(bankAdapter.read({ ...body, amount: -5 })).toBeNull();
    expect(bankAdapter.read({ ...body, amount: 0 })).toBeNull();
    for (const amount of [undefined, null, 0.5, '1.5', '420.000', 2 ** 53, NaN, 'x', []]) {
      expect(() => bankAdapter.read({ ...body, amount })).toThrow();
    }
  });
});

describe('payOS', () => {
  // https://payos.vn/docs/tich-hop-webhook/kiem-tra-du-lieu-voi-signature, key and signature included.
  const key = '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675';
  const data = {
    orderCode: 123,
    amount: 3000,
    description: 'VQRIO123',
    accountNumber: '12345678',
    reference: 'TF230204212323',
    transactionDateTime: '2023-02-04 18:25:00',
    currency: 'VND',
    paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
    code: '00',
    desc: 'Thành công',
    counterAccountBankId: '',
    counterAccountBankName: '',
    counterAccountName: '',
    counterAccountNumber: '',
    virtualAccountName: '',
    virtualAccountNumber: '',
  };
  const sample = {
    code: '00',
    desc: 'success',
    success: true,
    data,
    signature: '412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03',
  };
  const real = { ...data, paymentLinkId: 'b1', reference: 'FT26325123456' };

  it('verifies the signature of payOS’s own sample', () => {
    const spoilt = { ...sample, data: { ...data, amount: 3_000_000 } };
    expectStrict(payosAdapter, call(sample), key, spoilt);
  });

  it('reads null, “null” and lists as payOS’s library does', () => {
    const odd = { b: null, a: 'null', c: [{ y: 1, x: 'é' }], d: true };
    const text = 'a=&b=&c=[{"x":"é","y":1}]&d=true';
    const signature = createHmac('sha256', key).update(text).digest('hex');
    expect(payosAdapter.isSigned(call({ data: odd, signature }), key, now)).toBe(true);
  });

  it('survives a deeply nested body', () => {
    const body = { data: deep(5000), signature: 'a'.repeat(64) };
    expect(payosAdapter.isSigned({ ...call({}), body }, key, now)).toBe(false);
  });

  it('ignores the call that confirms the webhook', () => {
    expect(payosAdapter.read(sample)).toBeNull();
  });

  it('reads a transfer', () => {
    expect(payosAdapter.read({ ...sample, data: real })).toEqual({
      provider: 'payos',
      transactionId: 'b1.FT26325123456',
      reference: 'FT26325123456',
      amount: 3000,
      description: 'VQRIO123',
      account: '12345678',
      bankedAt: new Date('2023-02-04T11:25:00Z'),
    });
  });

  it('ignores failed and non-payment reports, and rejects foreign currencies', () => {
    expect(payosAdapter.read({ ...sample, data: { ...real, code: '01' } })).toBeNull();
    expect(payosAdapter.read({ ...sample, data: { ...real, amount: 0 } })).toBeNull();
    expect(() => payosAdapter.read({ ...sample, data: { ...real, currency: 'USD' } })).toThrow();
    expect(() => payosAdapter.read({ ...sample, data: { ...real, amount: '3.5' } })).toThrow();
    expect(() => payosAdapter.read({ ...sample, data: [] })).toThrow();
  });

  it.each([
    ['5212 - 10001', 'b1.5212-10001'],
    ['Số 27220', 'b1.So27220'],
    [27220, 'b1.27220'],
  ])('cleans the reference %j', (reference, id) => {
    expect(payosAdapter.read({ ...sample, data: { ...real, reference } })?.transactionId).toBe(id);
  });

  it.each([undefined, null, '', ' ', {}])(
    'accepts a report without a reference: %j',
    (reference) => {
      const read = payosAdapter.read({ ...sample, data: { ...real, reference } });
      expect(read).toMatchObject({ amount: 3000, reference: null });
      expect(read?.transactionId).toMatch(/^sha256:/);
    },
  );

  it('accepts a report without payment link or code', () => {
    const bare = { ...real, paymentLinkId: undefined, code: undefined, currency: ' vnd ' };
    expect(payosAdapter.read({ ...sample, data: bare })?.transactionId).toBe('FT26325123456');
  });
});

describe('Casso', () => {
  // github.com/CassoHQ/casso-webhook-v2-verify-signature, key and signature included: the sample for all
  // languages except JavaScript: the JavaScript sample fails its own verification.
  const testData = {
    id: 0,
    reference: 'MA_GIAO_DICH_THU_NGHIEM',
    description: 'giao dich thu nghiem',
    amount: 599000,
    runningBalance: 25000000,
    transactionDateTime: '2024-10-03 15:06:37',
    accountNumber: '88888888',
    bankName: 'VPBank',
    bankAbbreviation: 'VPB',
    virtualAccountNumber: '',
    virtualAccountName: '',
    counterAccountName: 'NGUYEN VAN A',
    counterAccountNumber: '8888888888',
    counterAccountBankId: '970415',
    counterAccountBankName: 'VietinBank',
  };
  const key = 'mgExMrjj4i7a1p8Cs6LmFbpCd8lbw4sSX4LZXPag7TKazeIogtR90tvWYTkwQbvs';
  const signature =
    't=1727948258788,v1=ed0a4bd2e826d5cb69988cdb141e6c1a080e21f3b57eb72cd78192220042b9e7dde0868fc667faea8e224900fa7904e7c88dfa098032fb2d6b6996856e8b7ff3';
  const data = {
    id: 218897,
    reference: 'FT24364030863634',
    description: 'hoi lai 100 bao mun dua',
    amount: 16775000,
    runningBalance: 16775000,
    transactionDateTime: '2024-12-23 07:00:00',
    accountNumber: '123456789',
    bankName: 'MBBank',
    bankAbbreviation: 'MBB',
    virtualAccountNumber: '',
    virtualAccountName: '',
    counterAccountName: '',
    counterAccountNumber: '',
    counterAccountBankId: '',
    counterAccountBankName: '',
  };
  const signed = (body: object, value = signature) => call(body, { 'X-Casso-Signature': value });

  it('verifies the signature of Casso’s own sample', () => {
    const body = { error: 0, data: testData };
    const spoilt = { error: 0, data: { ...testData, amount: 1 } };
    expectStrict(cassoAdapter, signed(body), key, spoilt);
  });

  it('ignores the order of the keys', () => {
    const backwards = Object.fromEntries(Object.entries(testData).reverse());
    expect(cassoAdapter.isSigned(signed({ data: backwards, error: 0 }), key, now)).toBe(true);
  });

  it.each([
    ['no time', signature.replace(/^t=\d+,/, '')],
    ['another time', signature.replace('t=1', 't=2')],
    ['half a signature', signature.slice(0, 60)],
    ['something after it', `${signature},v0=ab`],
    ['words', 't=1,v1=zz'],
  ])('rejects %s', (_, value) => {
    expect(cassoAdapter.isSigned(signed({ error: 0, data: testData }, value), key, now)).toBe(
      false,
    );
  });

  it('survives a deeply nested body', () => {
    const body = { ...signed({}), body: deep(5000) };
    expect(cassoAdapter.isSigned(body, key, now)).toBe(false);
  });

  it('reads a transfer, and ignores test calls and outgoing money', () => {
    expect(cassoAdapter.read({ error: 0, data })).toEqual({
      provider: 'casso',
      transactionId: '218897',
      reference: 'FT24364030863634',
      amount: 16_775_000,
      description: 'hoi lai 100 bao mun dua',
      account: '123456789',
      bankedAt: new Date('2024-12-23T00:00:00Z'),
    });
    expect(cassoAdapter.read({ error: 0, data: testData })).toBeNull();
    expect(cassoAdapter.read({ error: 0, data: { ...data, amount: -16_775_000 } })).toBeNull();
    expect(() => cassoAdapter.read({ error: 0, data: { ...data, amount: 1.5 } })).toThrow();
    const withId = (id: unknown) => cassoAdapter.read({ error: 0, data: { ...data, id } });
    expect(withId('218897')?.transactionId).toBe('218897');
    expect(withId(undefined)?.transactionId).toMatch(/^sha256:/);
  });
});
