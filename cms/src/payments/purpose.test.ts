import { describe, expect, it } from 'vitest';
import { cutCode, gluedCodes, paymentCodes } from './purpose';

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

describe('gluedCodes', () => {
  it.each([
    ['DH26 A7K3Q', ['DH26A7K3Q']],
    ['d h 2 6 a 7 k 3 q', ['DH26A7K3Q']],
    ['Đh26-A7K.3Q', ['DH26A7K3Q']],
    ['NGUYENVANANDH26A7K3QFT26325', ['DH26A7K3Q']],
    ['DH26A7K3\nQ CHUYEN TIEN', ['DH26A7K3Q']],
    ['DH26DH26A7K3Q', ['DH26DH26A', 'DH26A7K3Q']],
    ['chuyen tien hoc', []],
  ])('finds in %j', (text, codes) => expect(gluedCodes(text)).toEqual(codes));
});

describe('cutCode', () => {
  it.each([
    ['CT DEN:123 DH26A7K3', 'DH26A7K3'],
    ['CT DEN:123 dh26 a7k', 'DH26A7K'],
    ['DH26A7', null],
    ['DH26A7K chuyen tien', null],
    ['', null],
  ])('finds in %j', (text, code) => expect(cutCode(text)).toBe(code));
});
