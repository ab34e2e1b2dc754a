import { describe, expect, it } from 'vitest';
import { isSigned, macsOf, sign, type Keys } from './signatures';

const signing = (...keys: Keys) => ({ purpose: 'download', keys });

describe('sign', () => {
  it('uses the newest key', () => {
    expect(sign('text', signing('new', 'old'))).toBe(sign('text', signing('new')));
    expect(macsOf('text', signing('new', 'old'))[1]).toEqual(macsOf('text', signing('old'))[0]);
  });
});

describe('isSigned', () => {
  it('accepts each key, until it is removed', () => {
    const signature = sign('text', signing('old'));
    expect(isSigned('text', signature, signing('new', 'old'))).toBe(true);
    expect(isSigned('text', signature, signing('new'))).toBe(false);
  });

  it('rejects another text, another purpose and no signature', () => {
    const signature = sign('text', signing('key'));
    expect(isSigned('other', signature, signing('key'))).toBe(false);
    expect(isSigned('text', signature, { purpose: 'preview', keys: ['key'] })).toBe(false);
    expect(isSigned('text', '', signing('key'))).toBe(false);
  });
});
