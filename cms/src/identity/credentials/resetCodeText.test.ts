import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { digestOf, typeableCode } from './resetCodeText';

const code = typeableCode(createHash('sha256').update('x').digest());

describe('an emailed reset code', () => {
  it('has four groups of four typeable characters', () => {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('tolerates variations in typing', () => {
    const typed = [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `];
    expect(new Set(typed.map(digestOf))).toEqual(new Set([digestOf(code)]));
    expect(digestOf('o0il1')).toBe(digestOf('00111'));
  });

  it('differs if one character differs', () => {
    expect(digestOf('2222')).not.toBe(digestOf('2223'));
  });
});
