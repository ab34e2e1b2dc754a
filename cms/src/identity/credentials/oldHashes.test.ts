import bcryptjs from 'bcryptjs';
import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { isOldHash, isVerifiable, matchesHash } from './oldHashes';
import work from './passwordWorker';

const compareSync = vi.spyOn(bcryptjs, 'compareSync');

const bcrypt = (password: string, cost: number) => bcryptjs.hashSync(password, cost);

/** As `wp_hash_password` of WordPress 6.8 writes it. */
const wordpress = (password: string) => {
  const digest = createHmac('sha384', 'wp-sha384').update(password).digest('base64');
  return `$wp${bcrypt(digest, 4).replace('$2a$', '$2y$')}`;
};

/** The test vector that phpass comes with. */
const phpassVector = '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0';

describe('hashes of another site', () => {
  it('verifies phpass', () => {
    expect(matchesHash('test12345', phpassVector)).toBe(true);
    expect(matchesHash('test12345 ', phpassVector)).toBe(false);
  });

  it('verifies phpBB’s prefix, which is the same algorithm', () => {
    const hash = phpassVector.replace('$P$', '$H$');
    expect([matchesHash('test12345', hash), matchesHash('Test12345', hash)]).toEqual([true, false]);
  });

  it('verifies bcrypt of every cost and version', () => {
    const hash = bcrypt('mat-khau-cu', 4);
    for (const version of ['$2a$', '$2b$', '$2y$']) {
      const versioned = hash.replace('$2a$', version);
      expect(matchesHash('mat-khau-cu', versioned), version).toBe(true);
      expect(matchesHash('mat-khau-khac', versioned), version).toBe(false);
    }
  });

  it('verifies WordPress hashes, whose passwords are not cut at 72 bytes', () => {
    const long = 'a'.repeat(80);
    const hash = wordpress(long);
    expect(matchesHash(long, hash)).toBe(true);
    expect(matchesHash('a'.repeat(72), hash)).toBe(false);
  });

  it('accepts only hashes that a login can verify in reasonable time', () => {
    expect(isVerifiable('$P$BDyi9MBmnQiqVxbC6wRBAe3jaKE2Da/')).toBe(true);
    expect(isVerifiable(wordpress('x'))).toBe(true);
    expect(isVerifiable(bcrypt('x', 4).replace('$04$', '$12$'))).toBe(true);
    const refused = [
      '',
      'matkhau123',
      '5f4dcc3b5aa765d61d8327deb882cf99',
      bcrypt('x', 4).replace('$04$', '$13$'),
      bcrypt('x', 4).slice(0, -1),
      '$P$SDyi9MBmnQiqVxbC6wRBAe3jaKE2Da/',
      '$argon2id$v=19$m=65536,t=4,p=1$abc$def',
    ];
    expect(refused.filter(isVerifiable)).toEqual([]);
    expect(refused.filter((hash) => matchesHash('matkhau123', hash))).toEqual([]);
  });

  it('replaces all hashes but those of this server', () => {
    expect(isOldHash(bcrypt('x', 10))).toBe(false);
    const old = [phpassVector, wordpress('x'), bcrypt('x', 4), bcrypt('x', 10).replace('2a', '2y')];
    expect(old.every(isOldHash)).toBe(true);
  });

  describe('at a login', () => {
    /** Costs of the bcrypt comparisons. */
    const costsOf = (hash: string | null) => {
      compareSync.mockClear();
      work({ password: 'mat-khau', hash });
      return compareSync.mock.calls.map(([, compared]) => Number(compared.slice(4, 6)));
    };
    const ofCost10 = bcrypt('x', 10);

    it.each([
      ['no account', null],
      ['an account of this server', ofCost10],
      ['bcrypt of PHP', ofCost10.replace('$2a$', '$2y$')],
      ['bcrypt of WordPress', `$wp${ofCost10.replace('$2a$', '$2y$')}`],
      ['phpass', phpassVector],
      ['a hash that no login can verify', bcrypt('x', 4).replace('$04$', '$13$')],
    ])('compares one bcrypt of cost 10 for %s', (_, hash) => {
      expect(costsOf(hash)).toEqual([10]);
    });

    it('compares another one of cost 10 for a cheaper bcrypt', () => {
      expect(costsOf(bcrypt('x', 4))).toEqual([4, 10]);
      expect(costsOf(wordpress('x'))).toEqual([4, 10]);
    });

    it('compares no other for a more expensive bcrypt', () => {
      expect(costsOf(ofCost10.replace('$10$', '$11$'))).toEqual([11]);
    });
  });
});
