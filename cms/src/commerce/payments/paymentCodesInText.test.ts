import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_ALPHABET } from '../billing/paymentCode';
import { truncatedCodes, joinedCodes, paymentCodes } from './paymentCodesInText';

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
    ['ＤＨ２６Ａ７Ｋ３Ｑ', ['DH26A7K3Q']],
    ['DH２６A7K3Q', ['DH26A7K3Q']],
    ['D\u200bH26A7K3Q', ['DH26A7K3Q']],
    ['', []],
  ])('finds the payment codes in %j', (text, codes) => expect(paymentCodes(text)).toEqual(codes));
});

describe('joinedCodes', () => {
  it.each([
    ['DH26 A7K3Q', ['DH26A7K3Q']],
    ['d h 2 6 a 7 k 3 q', ['DH26A7K3Q']],
    ['Đh26-A7K.3Q', ['DH26A7K3Q']],
    ['NGUYENVANANDH26A7K3QFT26325', ['DH26A7K3Q']],
    ['DH26A7K3\nQ CHUYEN TIEN', ['DH26A7K3Q']],
    ['DH26DH26A7K3Q', ['DH26DH26A', 'DH26A7K3Q']],
    ['chuyen tien hoc', []],
  ])('finds the payment codes in %j', (text, codes) => expect(joinedCodes(text)).toEqual(codes));
});

describe('truncatedCodes', () => {
  it.each([
    ['CT DEN:123 DH26A7K3', ['DH26A7K3']],
    ['CT DEN:123 dh26 a7k', ['DH26A7K']],
    ['DH26A5N GD 789604-251126', ['DH26A5N']],
    ['ＤＨ２６Ａ５Ｎ GD 789604-251126', ['DH26A5N']],
    ['DH26A7K3 DH26B8M GD 1', ['DH26A7K3', 'DH26B8M']],
    ['DH26A7', []],
    ['XDH26A7K GD 1', []],
    ['DH26A7K0 GD 1', []],
    ['DH26A7K3Q GD 1', []],
    ['', []],
  ])('finds the payment codes in %j', (text, codes) => expect(truncatedCodes(text)).toEqual(codes));
});

it('finds no code whose characters are out of sequence', () => {
  const character = fc.constantFrom(...CODE_ALPHABET);
  const order = fc.array(character, { minLength: 5, maxLength: 5 });
  const word = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
  const text = fc.array(fc.oneof(word, fc.constantFrom('DH26', 'GH26', 'GD', 'CT DEN')));
  fc.assert(
    fc.property(order, text, (characters, words) => {
      const [code, joined] = [`DH26${characters.join('')}`, words.join(' ')];
      const compact = joined.toUpperCase().replaceAll(' ', '');
      const found = [...paymentCodes(joined), ...joinedCodes(joined)];
      expect(found.includes(code)).toBe(compact.includes(code));
      for (const cut of truncatedCodes(joined)) expect(compact).toContain(cut);
    }),
  );
});
