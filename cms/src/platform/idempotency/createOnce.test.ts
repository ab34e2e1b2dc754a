import { describe, expect, it, vi } from 'vitest';
import { createOnce, type KeyedRequest, fingerprint } from './createOnce';
import fc from 'fast-check';

describe('fingerprint', () => {
  it('ignores the order of fields, and absent ones', () => {
    expect(fingerprint({ a: 1, b: { c: 'x', d: null } })).toBe(
      fingerprint({ b: { d: undefined, c: 'x' }, a: 1 }),
    );
  });

  it('depends on list order, every value and every name', () => {
    const values = [{ a: [1, 2] }, { a: [2, 1] }, { a: ['1', 2] }, { b: [1, 2] }, { a: [[1], 2] }];
    expect(new Set(values.map(fingerprint)).size).toBe(values.length);
  });

  it('distinguishes any two different JSON values', () => {
    const value = fc.jsonValue().map((json) => JSON.parse(JSON.stringify(json)) as unknown);
    const withoutNulls = (one: unknown) =>
      JSON.stringify(one, (_, field: unknown) =>
        field && typeof field === 'object' && !Array.isArray(field)
          ? Object.fromEntries(
              Object.entries(field)
                .filter(([, inner]) => inner !== null)
                .sort(([a], [b]) => (a < b ? -1 : 1)),
            )
          : field,
      );
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(fingerprint(a) === fingerprint(b)).toBe(withoutNulls(a) === withoutNulls(b));
      }),
    );
  });
});

const texts = { busy: 'busy', keyReused: 'reused' };
const transient = Object.assign(new Error('deadlock'), { code: '40P01' });

const request = (changes: Partial<KeyedRequest<string>>): KeyedRequest<string> => ({
  hash: 'this',
  write: () => Promise.resolve('new'),
  find: () => Promise.resolve(null),
  texts,
  ...changes,
});

describe('createOnce', () => {
  it('creates a record the first time', async () => {
    expect(await createOnce(request({}))).toEqual({ created: 'new', isNew: true });
  });

  it('returns the same record for the same request', async () => {
    const find = () => Promise.resolve({ created: 'old', hash: 'this' });
    const again = request({ write: () => Promise.resolve(null), find });
    expect(await createOnce(again)).toEqual({ created: 'old', isNew: false });
  });

  it('returns it even if the request would be rejected now', async () => {
    const find = () => Promise.resolve({ created: 'old', hash: 'this' });
    const refused = request({ write: () => Promise.reject(new Error('sold out')), find });
    expect(await createOnce(refused)).toEqual({ created: 'old', isNew: false });
  });

  it('rejects a key that belongs to another request', async () => {
    const find = () => Promise.resolve({ created: 'old', hash: 'other' });
    const reused = request({ write: () => Promise.resolve(null), find });
    await expect(createOnce(reused)).rejects.toMatchObject({ status: 422, message: 'reused' });
  });

  it('retries if only the code is in use, or the database is busy', async () => {
    const write = vi
      .fn<() => Promise<string | null>>()
      .mockResolvedValueOnce(null)
      .mockRejectedValueOnce(transient)
      .mockResolvedValue('new');
    expect(await createOnce(request({ write }))).toEqual({ created: 'new', isNew: true });
    expect(write).toHaveBeenCalledTimes(3);
  });

  it('gives up after eight attempts', async () => {
    const write = vi.fn(() => Promise.reject(transient));
    await expect(createOnce(request({ write }))).rejects.toMatchObject({ status: 503 });
    expect(write).toHaveBeenCalledTimes(8);
  });

  it('retries after other errors only if the caller allows it', async () => {
    const write = vi
      .fn<() => Promise<string | null>>()
      .mockRejectedValueOnce(new Error('seats taken'))
      .mockResolvedValue('new');
    const mayRetry = () => Promise.resolve(true);
    expect((await createOnce(request({ write, mayRetry }))).isNew).toBe(true);
    const never = request({ write: () => Promise.reject(new Error('broken')) });
    await expect(createOnce(never)).rejects.toThrow('broken');
  });

  it('throws the caller’s own error instead', async () => {
    const write = () => Promise.reject(new Error('seats taken'));
    const mayRetry = () => Promise.reject(new Error('two seats are left'));
    await expect(createOnce(request({ write, mayRetry }))).rejects.toThrow('two seats are left');
  });
});
