import type { Core } from '@strapi/strapi';
import { describe, expect, it, vi } from 'vitest';
import { guardOptionKeys } from './guardOptionKeys';

/** Sends a write of Strapi's document service through the guard. */
async function write(groups: unknown, uid = 'api::seminar.seminar', action = 'update') {
  const use = vi.fn();
  guardOptionKeys({ documents: { use } } as unknown as Core.Strapi);
  const [guard] = use.mock.calls[0] as [(context: object, next: () => string) => unknown];
  return guard({ uid, action, params: { data: { orderOptionGroup: groups } } }, () => 'written');
}

const options = (...keys: unknown[]) => keys.map((key) => ({ key }));
const repeated = [
  { key: 'a', options: options('x') },
  { key: 'b', options: options('x') },
];

describe('option keys of a seminar', () => {
  it.each([
    ['two groups', [{ key: 'a' }, { key: 'a' }]],
    ['two options', [{ key: 'a', options: options('x', 'x') }]],
    ['options of two groups', repeated],
  ])('rejects equal keys of %s', async (_, groups) => {
    await expect(write(groups, undefined, 'create')).rejects.toThrow(/^Mã “[ax]” đã dùng/);
    await expect(write(groups)).rejects.toThrow(/^Mã/);
  });

  it.each([
    ['no groups', undefined],
    ['a group without options', [{ key: 'a', options: null }, { key: 'b' }]],
    ['missing keys, which their fields reject', [{ options: options(undefined, null) }, {}]],
    ['different keys', [{ key: 'a', options: options('x', 'y') }]],
  ])('accepts %s', async (_, groups) => {
    expect(await write(groups)).toBe('written');
  });

  it('ignores other types, reads and deletions', async () => {
    expect(await write(repeated, 'api::course.course')).toBe('written');
    expect(await write(repeated, undefined, 'delete')).toBe('written');
  });
});
