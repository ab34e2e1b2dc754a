import { describe, expect, it } from 'vitest';
import { findOption } from './findOption';

const groups = [
  { id: 'hinh-thuc', name: 'Hình thức', options: [{ id: 'truc-tiep', name: 'Trực tiếp' }] },
  { id: 'an', name: 'Bữa trưa', options: [{ id: 'chay', name: 'Món chay' }] },
];

describe('findOption', () => {
  it('names the option with its group', () =>
    expect(findOption(groups, 'an', 'chay')).toEqual({
      groupId: 'an',
      optionId: 'chay',
      optionName: 'Bữa trưa – Món chay',
    }));

  it.each([
    ['an option of another group', 'hinh-thuc', 'chay'],
    ['an unknown option', 'an', 'man'],
    ['an unknown group', 'khac', 'chay'],
    ['no choice', undefined, undefined],
  ])('returns null for %s', (_what, groupId, optionId) =>
    expect(findOption(groups, groupId, optionId)).toBeNull(),
  );
});
