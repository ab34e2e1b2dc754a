import { describe, expect, it } from 'vitest';
import { paymentCodes } from './paymentCodes';

describe('paymentCodes', () => {
  it.each([
    ['DH26A7K3Q', ['DH26A7K3Q']],
    ['gh26a7k3q', ['GH26A7K3Q']],
    ['MBVCB.123456.DH26A7K3Q.CT tu 0011 NGUYEN VAN AN', ['DH26A7K3Q']],
    ['Thanh toán đơn DH26A7K3Q, cảm ơn', ['DH26A7K3Q']],
    ['DH26A7K3Q DH26A7K3Q', ['DH26A7K3Q']],
    ['DH26A7K3Q va GH26A7K3Q', ['DH26A7K3Q', 'GH26A7K3Q']],
    ['DH26A7K3QX', []],
    ['XDH26A7K3Q', []],
    ['DH26A7K3', []],
    ['DH26A7K30', []],
    ['', []],
  ])('finds in %j', (text, codes) => expect(paymentCodes(text)).toEqual(codes));
});
