import { describe, expect, it } from 'vitest';
import { seedLevel } from './level';

describe('seedLevel', () => {
  it('seeds a development database in full', () => {
    expect(seedLevel({})).toBe('full');
    expect(seedLevel({ NODE_ENV: 'development' })).toBe('full');
  });

  it('leaves a production database alone unless configured', () => {
    expect(seedLevel({ NODE_ENV: 'production' })).toBe('off');
    expect(seedLevel({ NODE_ENV: 'production', SEED: 'full' })).toBe('full');
  });

  it('rejects an unknown value', () => {
    expect(() => seedLevel({ SEED: 'everything' })).toThrow('SEED must be one of');
  });
});
