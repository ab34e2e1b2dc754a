import { describe, expect, it } from 'vitest';
import { createRandom } from '../random';
import { planCertificates } from './planCertificates';

const now = new Date('2026-11-20T17:00:00Z');
const holders = Array.from({ length: 300 }, (_, index) => ({
  id: index + 1,
  fullName: `Nguyễn Văn ${index}`,
}));
const plan = (seed: number) => planCertificates(200, holders, createRandom(seed), now);
const certificates = plan(1);

describe('planCertificates', () => {
  it('plans the same register from the same seed', () => {
    expect(plan(1)).toEqual(certificates);
    expect(plan(2)).not.toEqual(certificates);
  });

  it('assigns each a unique number the panel accepts', () => {
    expect(new Set(certificates.map(({ number }) => number)).size).toBe(200);
    for (const { number, certification, issuedOn } of certificates) {
      expect(number).toMatch(/^[A-Z]+-\d{4}-\d{6}$/);
      expect(number.startsWith(`${certification}-${issuedOn.slice(0, 4)}-`)).toBe(true);
    }
  });

  it('links some to accounts by name, and two to the first account', () => {
    const linked = certificates.filter(({ userId }) => userId !== null);
    expect(linked).toHaveLength(60);
    expect(linked.filter(({ userId }) => userId === 1)).toHaveLength(2);
    for (const { userId, holderName } of linked)
      expect(holders[userId! - 1]?.fullName).toBe(holderName);
  });

  it('works without accounts', () => {
    const alone = planCertificates(200, [], createRandom(1), now);
    expect(alone).toHaveLength(200);
    expect(alone.every(({ userId, holderName }) => userId === null && holderName !== '')).toBe(
      true,
    );
  });

  it('covers every certificate and state, with about 70 % opted in', () => {
    expect(new Set(certificates.map(({ certification }) => certification)).size).toBe(6);
    expect(new Set(certificates.map(({ state }) => state)).size).toBe(4);
    const optedIn = certificates.filter((certificate) => certificate.optedIn).length;
    expect(optedIn).toBeGreaterThan(120);
    expect(optedIn).toBeLessThan(160);
  });

  it('assigns plausible dates: issued before today, retired kinds not after 2018', () => {
    for (const { issuedOn, expiresOn, certification, state, cpe } of certificates) {
      expect(issuedOn < '2026-11-21').toBe(true);
      if (certification.startsWith('CC') || /^C[FG]/.test(certification)) {
        expect(issuedOn < '2019').toBe(true);
      }
      if (expiresOn) expect(expiresOn > issuedOn).toBe(true);
      expect(expiresOn).toBe(
        { active: '2026-12-31', grace: '2025-12-31', revoked: '2023-12-31', inactive: null }[state],
      );
      expect(cpe === null).toBe(state !== 'active');
    }
  });
});
