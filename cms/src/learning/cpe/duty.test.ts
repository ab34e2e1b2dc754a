import { describe, expect, it } from 'vitest';
import { dutyOf, dutyProgress, type Duty, type Earned, type DutyCertificate } from './duty';

const ethics = [{ part: 'ethics', tenths: 20 }] as const;
const duties: Duty[] = [
  {
    certification: 'CIA',
    practising: true,
    validFrom: 2000,
    tenths: 400,
    carryOver: 200,
    parts: ethics,
  },
  {
    certification: 'CIA',
    practising: false,
    validFrom: 2000,
    tenths: 200,
    carryOver: 200,
    parts: [],
  },
  {
    certification: 'IAP',
    practising: true,
    validFrom: 2026,
    tenths: 200,
    carryOver: 0,
    parts: ethics,
  },
];
const cia: DutyCertificate = { certification: 'CIA', state: 'active', issuedOn: '2020-05-05' };
const year = (number: number, earned: Earned = {}, practising = true) => ({
  year: number,
  practising,
  earned,
});

describe('a CPE requirement', () => {
  it('reports missing hours, in total and by part', () => {
    const earned = { general: 255, ethics: 5 };
    expect(dutyProgress(duties, cia, year(2026, earned), year(2025))).toEqual({
      state: 'due',
      choosable: true,
      required: 400,
      earned: 260,
      carried: 0,
      missing: 140,
      parts: [{ part: 'ethics', required: 20, earned: 5, missing: 15 }],
    });
  });

  it('counts ethics in the total once, without carrying them over', () => {
    const full = dutyProgress(duties, cia, year(2026, { general: 380, ethics: 20 }), year(2025));
    expect(full).toMatchObject({ missing: 0, parts: [{ missing: 0 }] });
    const more = dutyProgress(duties, cia, year(2026, { general: 900, ethics: 90 }), year(2025));
    expect(more).toMatchObject({ earned: 990, missing: 0, parts: [{ missing: 0 }] });
  });

  it('halves the requirement for non-practising members', () => {
    const idle = dutyProgress(duties, cia, year(2026, { general: 50 }, false), year(2025));
    expect(idle).toMatchObject({ required: 200, missing: 150, parts: [] });
  });

  it('carries over the previous year’s excess up to a limit, except ethics', () => {
    const after = (tenths: number, practising = true) =>
      dutyProgress(duties, cia, year(2026), year(2025, { ethics: tenths }, practising));
    expect(after(400)).toMatchObject({ carried: 0, missing: 400 });
    expect(after(455)).toMatchObject({ carried: 55, missing: 345, parts: [{ missing: 20 }] });
    expect(after(900)).toMatchObject({ carried: 200, missing: 200 });
    expect(after(300, false)).toMatchObject({ carried: 100, missing: 300 });
  });

  it('begins the year after the certificate was issued, with nothing carried over', () => {
    const fresh = { ...cia, issuedOn: '2025-01-01' };
    expect(dutyProgress(duties, fresh, year(2025), year(2024))).toMatchObject({
      state: 'first_year',
      required: 0,
      missing: 0,
    });
    const next = dutyProgress(duties, fresh, year(2026), year(2025, { general: 800 }));
    expect(next).toMatchObject({ state: 'due', carried: 0, missing: 400 });
    expect(dutyProgress(duties, fresh, year(2024), year(2023)).state).toBe('none');
  });

  it('requires nothing for a revoked certificate, or before the certification has requirements', () => {
    const revoked = { ...cia, state: 'revoked' } as const;
    expect(dutyProgress(duties, revoked, year(2026), year(2025)).state).toBe('none');
    const iap: DutyCertificate = { certification: 'IAP', state: 'active', issuedOn: '2020-01-01' };
    expect(dutyProgress(duties, iap, year(2025), year(2024)).state).toBe('none');
    expect(dutyProgress(duties, iap, year(2026), year(2025))).toMatchObject({
      state: 'due',
      choosable: false,
      required: 200,
    });
  });

  it('uses the latest rule in force', () => {
    const changed = [...duties, { ...duties[0]!, validFrom: 2028, tenths: 450 }];
    expect(dutyOf(changed, 'CIA', 2027, true)?.tenths).toBe(400);
    expect(dutyOf(changed, 'CIA', 2028, true)?.tenths).toBe(450);
    expect(dutyOf(changed, 'CRMA', 2028, true)).toBeNull();
  });
});
