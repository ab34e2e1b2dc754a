import { describe, expect, it } from 'vitest';
import { membershipOn, type Span } from './membershipOn';

const span = (from: string, to: string, changes: Partial<Span> = {}): Span => ({
  memberType: 'individual',
  from,
  to,
  cut: false,
  seat: false,
  ...changes,
});
const on = (day: string, ...spans: Span[]) => {
  const { memberType, memberExpiresAt, changesAt } = membershipOn(spans, day);
  return [memberType, memberExpiresAt?.toISOString() ?? null, changesAt?.toISOString() ?? null];
};

describe('membershipOn', () => {
  const year = span('2026-01-01', '2026-12-31');

  it('covers the first to the last day in Vietnam', () => {
    expect(on('2025-12-31', year)).toEqual(['none', null, '2025-12-31T17:00:00.000Z']);
    const expected = ['individual', '2026-12-31T16:59:59.999Z', '2026-12-31T17:00:00.000Z'];
    expect(on('2026-01-01', year)).toEqual(expected);
    expect(on('2026-12-31', year)).toEqual(expected);
    expect(on('2027-01-01', year)).toEqual(['individual', '2026-12-31T16:59:59.999Z', null]);
  });

  it('ends with the last of consecutive terms, and changes its type between them', () => {
    const next = span('2027-01-01', '2027-12-31', { memberType: 'corporate' });
    const later = span('2029-01-01', '2029-12-31');
    expect(on('2026-06-01', later, next, year)).toEqual([
      'individual',
      '2027-12-31T16:59:59.999Z',
      '2026-12-31T17:00:00.000Z',
    ]);
    expect(on('2027-01-01', year, next)[0]).toBe('corporate');
    expect(on('2028-06-01', year, next, later)).toEqual([
      'corporate',
      '2027-12-31T16:59:59.999Z',
      '2028-12-31T17:00:00.000Z',
    ]);
  });

  it('leaves no expired membership after an early end, and nothing if it never began', () => {
    const cut = span('2026-01-01', '2026-03-31', { cut: true });
    expect(on('2026-03-31', cut)[0]).toBe('individual');
    expect(on('2026-04-01', cut)).toEqual(['none', null, null]);
    expect(on('2026-01-01', span('2026-01-01', '2025-12-31', { cut: true }))).toEqual([
      'none',
      null,
      null,
    ]);
  });

  it('uses the member’s own type, and lasts as long as either the term or the seat', () => {
    const seat = span('2026-06-01', '2027-05-31', { memberType: 'corporate', seat: true });
    expect(on('2026-07-01', seat, year)).toEqual([
      'individual',
      '2027-05-31T16:59:59.999Z',
      '2026-12-31T17:00:00.000Z',
    ]);
    expect(on('2027-01-01', seat, year)[0]).toBe('corporate');
  });
});
