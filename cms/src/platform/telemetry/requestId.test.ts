import { describe, expect, it } from 'vitest';
import { currentRequestId, isRequestId, newRequestId, withRequestId } from './requestId';

describe('a request id', () => {
  it('is short, new each time, and accepted from a proxy', () => {
    const ids = Array.from({ length: 1_000 }, newRequestId);
    expect(new Set(ids).size).toBe(1_000);
    expect(ids.every((id) => isRequestId(id) && id.length === 13)).toBe(true);
  });

  it.each([
    undefined,
    null,
    '',
    'short',
    'line\nbreak',
    'a b c d e',
    'é'.repeat(10),
    ['a'.repeat(9)],
  ])('is not %j', (value) => {
    expect(isRequestId(value)).toBe(false);
  });

  it('is separate for each concurrent run', async () => {
    const seen = await Promise.all(
      ['one', 'other'].map((id) =>
        withRequestId(id, async () => {
          await new Promise((resolve) => setTimeout(resolve, 1));
          return currentRequestId();
        }),
      ),
    );
    expect(seen).toEqual(['one', 'other']);
    expect(currentRequestId()).toBeUndefined();
  });

  it('does not outlast its work', () => {
    expect(withRequestId('one', () => withRequestId(undefined, currentRequestId))).toBeUndefined();
  });
});
