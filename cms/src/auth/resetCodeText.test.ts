import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { digestOf, typeableCode } from './resetCodeText';

const code = typeableCode(createHash('sha256').update('x').digest());

describe('the code of a letter', () => {
  it('is four groups of four that a person can type', () => {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is the same however it is typed', () => {
    const typed = [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `];
    expect(new Set(typed.map(digestOf))).toEqual(new Set([digestOf(code)]));
    expect(digestOf('o0il1')).toBe(digestOf('00111'));
  });

  it('is another where one character is another', () => {
    expect(digestOf('2222')).not.toBe(digestOf('2223'));
  });
});
