import { describe, expect, it } from 'vitest';
import { isProvenDuplicate, isLikelyDuplicate } from './duplicateTransfer';

const transferText = (description: string, reference: string | null = null) => ({
  description,
  reference,
});

describe('isProvenDuplicate', () => {
  it.each([
    ['one reference', transferText('a', 'FT26325123456'), transferText('b', 'FT26325123456')],
    [
      'a reference in other spelling',
      transferText('a', 'ft 26325-123456'),
      transferText('b', 'FT26325123456'),
    ],
    [
      'a reference within the other’s text',
      transferText('MBVCB.3278907687.DH26A7K3Q.CT tu 0011', '5212 - 99'),
      transferText('DH26A7K3Q', 'MBVCB.3278907687'),
    ],
  ])('accepts %s', (_, one, other) => {
    expect([isProvenDuplicate(one, other), isProvenDuplicate(other, one)]).toEqual([true, true]);
  });

  it.each([
    [
      'different references',
      transferText('DH26A7K3Q', 'FT26325123456'),
      transferText('DH26A7K3Q', 'FT26325123457'),
    ],
    ['no references', transferText('DH26A7K3Q'), transferText('DH26A7K3Q')],
    [
      'a short one, which counts within a day',
      transferText('DH26A7K3Q', '123'),
      transferText('DH26A7K3Q', '123'),
    ],
    ['a word', transferText('a', 'CHUYENTIEN'), transferText('b', 'CHUYENTIEN')],
  ])('rejects %s', (_, one, other) => expect(isProvenDuplicate(one, other)).toBe(false));
});

describe('isLikelyDuplicate', () => {
  it.each([
    ['DH26A7K3Q chuyen tien', 'MBVCB.1.DH26A7K3Q', true],
    ['DH26A7K3Q', 'DH26A7K3R', false],
    ['DH26A7K3Q', 'hoc phi', false],
    ['Nguyễn Văn An nộp học phí', 'NGUYEN VAN AN NOP HOC PHI FT26', true],
    ['hoc phi', 'HOC PHI', false],
    ['', '', false],
  ])('compares %j and %j: %s', (one, other, is) => {
    expect(isLikelyDuplicate(transferText(one), transferText(other))).toBe(is);
  });

  it.each([
    ['DH26 A7K3Q DH26 B8M4R', 'DH26A7K3Q', false],
    ['DH26 A7K3Q DH26 B8M4R', 'CT DEN DH26A7K3Q DH26B8M4R', true],
    ['DH26 A7K3Q', 'DH26A7K3Q GD 789604', true],
  ])('compares split codes: “%s” and “%s”', (one, other, same) => {
    expect([
      isLikelyDuplicate(transferText(one), transferText(other)),
      isLikelyDuplicate(transferText(other), transferText(one)),
    ]).toEqual([same, same]);
  });
});
