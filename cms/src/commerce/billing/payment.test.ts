import { describe, expect, it } from 'vitest';
import { paymentDue, paymentInstructions, vietQr } from './payment';

/** Parses EMVCo tag-length-value text, as a banking app does. */
function readFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

/** Bitwise CRC-16/CCITT-FALSE: polynomial 0x1021, initial value 0xFFFF. */
function crc(text: string): string {
  let register = 0xffff;
  for (const byte of Buffer.from(text)) {
    register ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      register = (register & 0x8000 ? (register << 1) ^ 0x1021 : register << 1) & 0xffff;
    }
  }
  return register.toString(16).toUpperCase().padStart(4, '0');
}

const request = {
  bankBin: '970436',
  accountNumber: '0011004312345',
  amount: 4_750_000,
  purpose: 'DH26A7K3Q',
};

describe('vietQr', () => {
  it('puts account, amount and purpose in the fields a bank reads', () => {
    const fields = readFields(vietQr(request));
    expect(fields).toMatchObject({
      '00': '01',
      '01': '12',
      '53': '704',
      '54': '4750000',
      '58': 'VN',
    });
    const service = readFields(fields['38'] ?? '');
    expect(service).toMatchObject({ '00': 'A000000727', '02': 'QRIBFTTA' });
    expect(readFields(service['01'] ?? '')).toEqual({ '00': '970436', '01': '0011004312345' });
    expect(readFields(fields['62'] ?? '')).toEqual({ '08': 'DH26A7K3Q' });
  });

  it('ends with a checksum of everything before it', () => {
    expect(crc('123456789')).toBe('29B1');
    const text = vietQr(request);
    expect(text.slice(-8, -4)).toBe('6304');
    expect(text.slice(-4)).toBe(crc(text.slice(0, -4)));
  });

  it('pads a checksum that begins with zeros', () => {
    const texts = Array.from({ length: 400 }, (_, n) => vietQr({ ...request, amount: n + 1 }));
    expect(texts.every((text) => text.slice(-4) === crc(text.slice(0, -4)))).toBe(true);
    expect(texts.some((text) => text.at(-4) === '0')).toBe(true);
  });

  it('cuts the purpose to the standard’s 25 characters', () => {
    const fields = readFields(vietQr({ ...request, purpose: 'A'.repeat(40) }));
    expect(readFields(fields['62'] ?? '')['08']).toHaveLength(25);
  });
});

const account = {
  bankBin: '970436',
  bankName: 'Vietcombank',
  accountNumber: '0011004312345',
  accountName: 'VIEN',
};
const placedAt = new Date('2026-07-05T07:30:00Z');
const order = {
  code: 'DH26A7K3Q',
  status: 'pending_payment',
  payBefore: paymentDue(placedAt),
  total: 500_000,
};

describe('payment', () => {
  it('is due 72 hours after the order', () => {
    expect(paymentDue(placedAt).toISOString()).toBe('2026-07-08T07:30:00.000Z');
  });

  it('is requested while the order is unpaid, with its code as the purpose', () => {
    expect(paymentInstructions(order, account)).toMatchObject({
      ...account,
      amount: 500_000,
      purpose: 'DH26A7K3Q',
      payBefore: '2026-07-08T07:30:00.000Z',
    });
  });

  it('is not requested once the order is paid or closed', () => {
    for (const status of ['paid', 'completed', 'cancelled', 'refunded'] as const) {
      expect(paymentInstructions({ ...order, status }, account)).toBeNull();
    }
  });

  it('is not requested without a bank account', () => {
    expect(paymentInstructions(order, null)).toBeNull();
  });
});
