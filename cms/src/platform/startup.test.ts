import { describe, expect, it } from 'vitest';
import { inOrder, type Startup } from './startup';

describe('inOrder', () => {
  it('sorts by what comes first, else as listed', () => {
    const [search, seed, audit, purge]: Startup[] = [
      { after: ['purge', 'seed'] },
      { after: ['audit'] },
      {},
      { after: ['audit'] },
    ];
    const names = { search, seed, audit, purge } as Record<string, Startup>;
    expect(inOrder(names)).toEqual([audit, purge, seed, search]);
  });

  it('rejects an unknown name', () =>
    expect(() => inOrder({ orders: { after: ['audits'] } })).toThrow(
      'orders starts after audits, which is unknown.',
    ));

  it('rejects a cycle', () =>
    expect(() =>
      inOrder({ a: { after: ['b'] }, b: { after: ['c'] }, c: { after: ['a'] } }),
    ).toThrow('Startup cycle: a → b → c → a'));
});
