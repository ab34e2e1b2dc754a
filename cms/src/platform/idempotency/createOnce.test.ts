import { describe, expect, it, vi } from 'vitest';
import { createOnce, type KeyedRequest } from './createOnce';

const texts = { busy: 'busy', keyReused: 'reused' };
const transient = Object.assign(new Error('deadlock'), { code: '40P01' });

const request = (changes: Partial<KeyedRequest<string>>): KeyedRequest<string> => ({
  hash: 'this',
  write: () => Promise.resolve('new'),
  find: () => Promise.resolve(null),
  texts,
  ...changes,
});

describe('what is created once per key', () => {
  it('is new the first time', async () => {
    expect(await createOnce(request({}))).toEqual({ created: 'new', isNew: true });
  });

  it('is returned again for the same request', async () => {
    const find = () => Promise.resolve({ created: 'old', hash: 'this' });
    const again = request({ write: () => Promise.resolve(null), find });
    expect(await createOnce(again)).toEqual({ created: 'old', isNew: false });
  });

  it('is returned again even if it would be refused now', async () => {
    const find = () => Promise.resolve({ created: 'old', hash: 'this' });
    const refused = request({ write: () => Promise.reject(new Error('sold out')), find });
    expect(await createOnce(refused)).toEqual({ created: 'old', isNew: false });
  });

  it('is refused if the key belongs to another request', async () => {
    const find = () => Promise.resolve({ created: 'old', hash: 'other' });
    const reused = request({ write: () => Promise.resolve(null), find });
    await expect(createOnce(reused)).rejects.toMatchObject({ status: 422, message: 'reused' });
  });

  it('is retried if only the code is taken, or the database is busy', async () => {
    const write = vi
      .fn<() => Promise<string | null>>()
      .mockResolvedValueOnce(null)
      .mockRejectedValueOnce(transient)
      .mockResolvedValue('new');
    expect(await createOnce(request({ write }))).toEqual({ created: 'new', isNew: true });
    expect(write).toHaveBeenCalledTimes(3);
  });

  it('is given up after eight attempts', async () => {
    const write = vi.fn(() => Promise.reject(transient));
    await expect(createOnce(request({ write }))).rejects.toMatchObject({ status: 503 });
    expect(write).toHaveBeenCalledTimes(8);
  });

  it('is retried after other errors only if the caller says so', async () => {
    const write = vi
      .fn<() => Promise<string | null>>()
      .mockRejectedValueOnce(new Error('places taken'))
      .mockResolvedValue('new');
    const mayRetry = () => Promise.resolve(true);
    expect((await createOnce(request({ write, mayRetry }))).isNew).toBe(true);
    const never = request({ write: () => Promise.reject(new Error('broken')) });
    await expect(createOnce(never)).rejects.toThrow('broken');
  });

  it('throws the caller’s own error instead', async () => {
    const write = () => Promise.reject(new Error('places taken'));
    const mayRetry = () => Promise.reject(new Error('two places are left'));
    await expect(createOnce(request({ write, mayRetry }))).rejects.toThrow('two places are left');
  });
});
