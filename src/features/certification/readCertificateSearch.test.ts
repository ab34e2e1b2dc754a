import { describe, expect, it } from 'vitest';
import { readCertificateSearch } from './readCertificateSearch';

describe('what is looked up in the register of certificates', () => {
  it.each([
    'CIA-2021-000123',
    ' cia-2021-000123 ',
    'CIA 2021 000123',
    'cia–2021–000123',
    'CIA2021000123',
  ])('is the same number, typed as "%s"', (typed) => {
    const { kind, variables } = readCertificateSearch(typed);
    expect({ kind, variables }).toEqual({
      kind: 'number',
      variables: { number: 'CIA-2021-000123' },
    });
  });

  it('is a number of another make as it was typed', () => {
    expect(readCertificateSearch('No. 12/a').variables).toEqual({ number: 'NO. 12/A' });
  });

  it('is a name where it holds no digit, in its composed spelling', () => {
    const decomposed = 'Trần  Văn\u00a0Hoà'.normalize('NFD');
    expect(readCertificateSearch(decomposed)).toEqual({
      text: 'Trần Văn Hoà',
      kind: 'name',
      variables: { holderName: 'Trần Văn Hoà' },
    });
  });

  it.each(['', '  ', '\u0000\u200b'])('is nothing where nothing was typed: %j', (typed) => {
    expect(readCertificateSearch(typed)).toEqual({ text: '', kind: null, variables: null });
  });

  it('is no longer than the register takes', () => {
    expect(readCertificateSearch('a'.repeat(300)).text).toHaveLength(100);
    expect(readCertificateSearch('1'.repeat(300)).kind).toBe('name');
  });
});
