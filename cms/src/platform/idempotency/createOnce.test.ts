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
