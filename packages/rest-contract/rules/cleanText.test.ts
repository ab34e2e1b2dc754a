import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as general from './cleanText';
import { cleanPhone, cleanTaxCode } from './vietnam';

const clean = { ...general, cleanPhone, cleanTaxCode };
const { cleanText, cleanName, cleanLine, cleanAddress, cleanCode } = clean;

/** Pasted from chats, PDFs and web pages. */
const INVISIBLE = [
  ...'\u0001\u0007\u007f\u0090\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f',
  ...'\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2066\u2067\u2068\u2069\ufeff\u3164',
];

describe('free text', () => {
  it('composes characters and removes invisible ones', () => {
    for (const sign of INVISIBLE) expect(cleanText(`a${sign}b`)).toBe('ab');
    expect(cleanText('Nguyễn Thị Hoà'.normalize('NFD'))).toBe('Nguyễn Thị Hoà');
    expect(cleanText('e\u200b\u0301')).toBe('é');
  });

  it('preserves lines, dashes and emoji', () => {
    const text = 'Lớp 1–2:\n\tđủ chỗ 👨‍👩‍👧 ❤️ 👍🏽 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿';
    expect(cleanText(` \u00a0${text}\r\n`)).toBe(text);
    expect(cleanText('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd');
    expect(cleanText('👍\u200d a\u200db\ufe0f')).toBe('👍 ab');
  });

  it('leaves what the rules reject', () => {
    expect(cleanText('a\0b')).toBe('a\0b');
    expect(cleanText('a\ud800b')).toBe('a\ud800b');
  });
});

describe('a name', () => {
  it('normalizes spaces and dashes', () => {
    expect(cleanName(' Lê\u00a0\u202f Thị\tAnh\u2011Thư\u202e ')).toBe('Lê Thị Anh-Thư');
    expect(cleanName('An\nBình')).toBe('An\nBình');
    expect(cleanLine('Số 1\r\nPhố \ufeffHuế – Hà N\ufeffội')).toBe('Số 1 Phố Huế - Hà Nội');
  });
});

describe('an address and a code', () => {
  it.each([
    ['l\u00adan@congty.vn', 'lan@congty.vn'],
    ['\u200elan@congty.vn\u200b', 'lan@congty.vn'],
    ['hoà@congty.vn'.normalize('NFD'), 'hoà@congty.vn'],
    ['lan＠congty．vn', 'lan@congty.vn'],
    ['lan\u2011anh@congty.vn\u00a0', 'lan-anh@congty.vn'],
    ['lan anh@congty.vn', 'lan anh@congty.vn'],
  ])('cleans %j to %j', (given, cleaned) => expect(cleanAddress(given)).toBe(cleaned));

  it.each([
    [' KM–2026\u00a0', 'KM-2026'],
    ['123 456', '123456'],
    ['１２３\u200b４５６', '123456'],
  ])('cleans %j to %j', (given, cleaned) => expect(cleanCode(given)).toBe(cleaned));

  it.each([
    ['0100 109 106', '0100109106'],
    ['0100109106–001', '0100109106-001'],
    ['0100.109.106\u200b', '0100109106'],
  ])('cleans %j to the tax code %j', (given, cleaned) => expect(cleanTaxCode(given)).toBe(cleaned));
});

describe('a phone number', () => {
  it.each([
    '0912345678',
    '912345678',
    '84912345678',
    '0084912345678',
    '+84912345678',
    '+84 (0)912 345 678',
    '0084 (0) 912.345.678',
    '="0912345678"',
    "'+84912345678",
    '091\u2013234\u20135678',
    '\u202a+84 912 345 678\u202c',
    '０９１２３４５６７８',
  ])('cleans %j to 0912345678', (given) => expect(cleanPhone(given)).toBe('0912345678'));

  it.each([
    ['(024) 3825 1234', '02438251234'],
    ['2438251234', '02438251234'],
    ['+84 24 3825 1234', '02438251234'],
    ['841234567', '0841234567'],
    ['84841234567', '0841234567'],
    ['091234567', '091234567'],
    ['hỏi lễ tân', 'hỏilễtân'],
    ['', ''],
  ])('cleans %j to %j', (given, cleaned) => expect(cleanPhone(given)).toBe(cleaned));
});

it('changes a cleaned text no further, with or without invisible characters', () => {
  const part = fc.oneof(
    fc.constantFrom(...INVISIBLE, '\u00a0', '–', '\n', 'ệ'.normalize('NFD'), '\u0301', '👨‍👩‍👧'),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  );
  const texts = fc.array(part).map((parts) => parts.join(''));
  for (const [name, cleaner] of Object.entries(clean)) {
    fc.assert(
      fc.property(texts, (text) => {
        const once = cleaner(text);
        expect(cleaner(once), name).toBe(once);
        expect(cleaner(text.normalize('NFD')), name).toBe(once);
      }),
      { seed: 20261125 },
    );
  }
});
