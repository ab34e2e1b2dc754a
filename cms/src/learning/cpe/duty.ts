import type { Certification, CertificateState, CpeDutyState, CpePart } from '../../generated/types';

/** Annual requirement of a certification, from a year on. Hours are tenths. */
export interface Duty {
  certification: Certification;
  practising: boolean;
  validFrom: number;
  tenths: number;
  /** The part of a year's excess that counts in the next. */
  carryOver: number;
  parts: readonly { part: CpePart; tenths: number }[];
}

export interface DutyCertificate {
  certification: Certification;
  state: CertificateState;
  /** `2026-07-05`. */
  issuedOn: string;
}

/** Tenths by part. */
export type Earned = Readonly<Partial<Record<CpePart, number>>>;

export interface DutyProgress {
  state: CpeDutyState;
  choosable: boolean;
  required: number;
  earned: number;
  carried: number;
  missing: number;
  parts: { part: CpePart; required: number; earned: number; missing: number }[];
}

interface Year {
  year: number;
  practising: boolean;
  earned: Earned;
}

/** The requirement in force in a year; null if the certification has none then. */
export function dutyOf(
  duties: readonly Duty[],
  certification: Certification,
  year: number,
  practising: boolean,
): Duty | null {
  return duties
    .filter((duty) => duty.certification === certification && duty.practising === practising)
    .filter(({ validFrom }) => validFrom <= year)
    .reduce<Duty | null>(
      (latest, duty) => (latest === null || duty.validFrom > latest.validFrom ? duty : latest),
      null,
    );
}

export const totalOf = (earned: Earned): number =>
  Object.values(earned).reduce((sum, tenths) => sum + tenths, 0);

/** How far a year's requirement is fulfilled, including hours carried over from the previous year. */
export function dutyProgress(
  duties: readonly Duty[],
  certificate: DutyCertificate,
  now: Year,
  before: Year,
): DutyProgress {
  const duty = dutyOf(duties, certificate.certification, now.year, now.practising);
  const choosable = [true, false].every((each) =>
    dutyOf(duties, certificate.certification, now.year, each),
  );
  const earned = totalOf(now.earned);
  const state = stateOf(certificate, now.year, duty);
  if (state !== 'due' || duty === null) {
    return { state, choosable, required: 0, earned, carried: 0, missing: 0, parts: [] };
  }
  const carried = Math.min(duty.carryOver, excessOf(duties, certificate, before));
  return {
    state,
    choosable,
    required: duty.tenths,
    earned,
    carried,
    missing: Math.max(0, duty.tenths - carried - earned),
    parts: duty.parts.map(({ part, tenths: required }) => {
      const done = now.earned[part] ?? 0;
      return { part, required, earned: done, missing: Math.max(0, required - done) };
    }),
  };
}

function stateOf(certificate: DutyCertificate, year: number, duty: Duty | null): CpeDutyState {
  if (duty === null || certificate.state === 'revoked') return 'none';
  const issued = Number(certificate.issuedOn.slice(0, 4));
  if (issued > year) return 'none';
  return issued === year ? 'first_year' : 'due';
}

/** Hours beyond the year's own requirement; hours carried into it are not carried on. */
function excessOf(duties: readonly Duty[], certificate: DutyCertificate, year: Year): number {
  const duty = dutyOf(duties, certificate.certification, year.year, year.practising);
  if (duty === null || stateOf(certificate, year.year, duty) !== 'due') return 0;
  return Math.max(0, totalOf(year.earned) - duty.tenths);
}
