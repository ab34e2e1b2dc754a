import { describe, expect, it } from 'vitest';
import { newDocumentId } from './documentIds';

describe('newDocumentId', () => {
  it('has Strapi’s format and does not repeat', () => {
    const ids = Array.from({ length: 2000 }, newDocumentId);
    expect(ids.every((id) => /^[a-z][a-z0-9]{23}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('uses every character and digit about equally often', () => {
    const counts = new Map<string, number>();
    for (const character of Array.from({ length: 2000 }, newDocumentId).join('')) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(counts.size).toBe(36);
    const often = [...counts.values()];
    expect(Math.max(...often) / Math.min(...often)).toBeLessThan(1.5);
  });
});
