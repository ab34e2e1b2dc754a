import { describe, expect, it } from 'vitest';
import { readCertificateSearch } from './readCertificateSearch';

describe('readCertificateSearch', () => {
  it.each([
    'CIA-2021-000123',
    ' cia-2021-000123 ',
    'CIA 2021 000123',
    'cia–2021–000123',
    'CIA2021000123',
  ])('reads "%s" as the same number', (typed) => {
    const { kind, variables } = readCertificateSearch(typed);
    expect({ kind, variables }).toEqual({
      kind: 'number',
      variables: { number: 'CIA-2021-000123' },
    });
  });

  it('keeps a number in another format as typed', () => {
    expect(readCertificateSearch('No. 12/a').variables).toEqual({ number: 'NO. 12/A' });
  });

  it('reads text without digits as a name, in NFC', () => {
    const decomposed = 'Trần  Văn\u00a0Hoà'.normalize('NFD');
    expect(readCertificateSearch(decomposed)).toEqual({
      text: 'Trần Văn Hoà',
      kind: 'name',
      variables: { holderName: 'Trần Văn Hoà' },
    });
  });

  it.each(['', '  ', '\u0000\u200b'])('performs no lookup for empty input: %j', (typed) => {
    expect(readCertificateSearch(typed)).toEqual({ text: '', kind: null, variables: null });
  });

  it('truncates the input to the register’s limit', () => {
    expect(readCertificateSearch('a'.repeat(300)).text).toHaveLength(100);
    expect(readCertificateSearch('1'.repeat(300)).kind).toBe('name');
  });
});
