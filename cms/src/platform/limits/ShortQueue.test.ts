import { describe, expect, it } from 'vitest';
import { Fault } from '../errors/Fault';
import { ShortQueue } from './ShortQueue';

/** Work that is done when told, and says when it has begun. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
    });
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure);
    await settle();
  };
  return { begun, work, end, settle };
}

describe('a short queue', () => {
  it('begins a piece of work when the one before is done', async () => {
    const { begun, work, end, settle } = heldWork();
    const queue = new ShortQueue(3);
    const done = ['a', 'b', 'c'].map((name) => queue.run(work(name)));
    await settle();
    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await end('c');
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c']);
  });

  it('goes on after work that failed', async () => {
    const { work, end, settle } = heldWork();
    const queue = new ShortQueue(2);
    const failed = queue.run(work('a'));
    const next = queue.run(work('b'));
    await settle();
    await Promise.all([expect(failed).rejects.toThrow('x'), end('a', new Error('x'))]);
    await end('b');
    expect(await next).toBe('b');
  });

  it('refuses what would wait too long, saying when to come back, until there is room', async () => {
    const { begun, work, end, settle } = heldWork();
    const queue = new ShortQueue(2);
    const first = queue.run(work('a'));
    const second = queue.run(work('b'));
    const refused: unknown = await queue.run(work('c')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Fault);
    expect(refused).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    await settle();
    await end('a');
    const third = queue.run(work('d'));
    await end('b');
    await end('d');
    expect(await Promise.all([first, second, third])).toEqual(['a', 'b', 'd']);
    expect(begun).toEqual(['a', 'b', 'd']);
  });
});
