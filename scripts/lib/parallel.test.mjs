import { describe, expect, it } from 'vitest';
import { runInParallel } from './parallel.mjs';

function piecesOf(names) {
  const begun = [];
  const ends = new Map();
  const pieces = names.map((name) => () => {
    begun.push(name);
    return new Promise((resolve, reject) => ends.set(name, { resolve, reject }));
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { pieces, begun, ends, settled };
}

describe('parallel work', () => {
  it('starts in order, within the limit', async () => {
    const { pieces, begun, ends, settled } = piecesOf(['a', 'b', 'c', 'd']);
    const all = runInParallel(pieces, 2);
    expect(begun).toEqual(['a', 'b']);
    ends.get('b').resolve();
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    ends.get('a').resolve();
    ends.get('c').resolve();
    await settled();
    ends.get('d').resolve();
    await expect(all).resolves.toBeUndefined();
  });

  it('stops at the first failure, and starts nothing after it', async () => {
    const { pieces, begun, ends, settled } = piecesOf(['a', 'b', 'c']);
    const all = runInParallel(pieces, 2);
    ends.get('a').reject(new Error('The build failed.'));
    await expect(all).rejects.toThrow('The build failed.');
    ends.get('b').resolve();
    await settled();
    expect(begun).toEqual(['a', 'b']);
  });
});
