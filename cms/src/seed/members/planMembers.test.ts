import { describe, expect, it } from 'vitest';
import { createRandom } from '../random';
import { plain, planMembers } from './planMembers';

const now = new Date('2026-11-20T17:00:00Z');
const members = planMembers(300, createRandom(1), now);

describe('planMembers', () => {
  it('plans the same people for the same seed and different ones for another', () => {
    expect(planMembers(300, createRandom(1), now)).toEqual(members);
    expect(planMembers(300, createRandom(2), now)).not.toEqual(members);
  });

  it('gives everyone a name, address and phone number the site accepts', () => {
    expect(new Set(members.map(({ email }) => email)).size).toBe(300);
    for (const { username, email, fullName, phone } of members) {
      expect(username).toMatch(/^[a-z0-9.]{3,30}$/);
      expect(email).toMatch(/@thanhvien\.example$/);
      expect(fullName.split(' ').length).toBe(3);
      expect(phone).toMatch(/^0[35789]\d{8}$/);
    }
  });

  it('includes active, expiring and expired memberships', () => {
    const days = members
      .filter(({ memberType }) => memberType !== 'none')
      .map(
        ({ memberExpiresAt }) => ((memberExpiresAt?.getTime() ?? 0) - now.getTime()) / 86_400_000,
      );
    expect(days.filter((left) => left < 0).length).toBeGreaterThan(10);
    expect(days.filter((left) => left >= 0 && left <= 30).length).toBeGreaterThan(5);
    expect(days.filter((left) => left > 30).length).toBeGreaterThan(100);
  });

  it('spreads registrations over three years', () => {
    for (const { createdAt } of members) {
      const age = (now.getTime() - createdAt.getTime()) / 86_400_000;
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThanOrEqual(3 * 365 + 1);
    }
  });
});

describe('plain', () => {
  it('removes Vietnamese diacritics', () => {
    expect(plain('Đặng Thuỳ Trâm')).toBe('dangthuytram');
  });
});
