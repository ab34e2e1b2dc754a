import { startOfVietnamDay } from '../moments';
import { planName } from '../members/planMembers';
import type { Random } from '../random';

export interface Holder {
  id: number;
  fullName: string;
}

type State = 'active' | 'inactive' | 'grace' | 'revoked';

/** Days as `2026-07-05`. */
export interface PlannedCertificate {
  number: string;
  holderName: string;
  userId: number | null;
  certification: string;
  state: State;
  issuedOn: string;
  expiresOn: string | null;
  cpe: number | null;
  optedIn: boolean;
}

/** CPE hours per year, and years since certification. */
const kinds = {
  CIA: { hours: 40, years: [0, 14] },
  IAP: { hours: 20, years: [0, 6] },
  CRMA: { hours: 20, years: [0, 10] },
  // Not awarded since 2018.
  CCSA: { hours: 20, years: [9, 16] },
  CFSA: { hours: 20, years: [9, 16] },
  CGAP: { hours: 20, years: [9, 16] },
} as const;

type Kind = keyof typeof kinds;

const dayMs = 86_400_000;

/** Certificates linked to accounts. */
const MAX_LINKED = 60;

/** The first ones belong to the holders. @param now the start of the seeding day */
export function planCertificates(
  count: number,
  holders: readonly Holder[],
  random: Random,
  now: Date,
): PlannedCertificate[] {
  const numbers = new Set<string>();
  // The first holder is the demo account, with two certificates.
  const linked = [...holders.slice(0, 1), ...holders].slice(0, MAX_LINKED);
  return Array.from({ length: count }, (_, index) => {
    const holder = linked[index];
    const certification = random.weighted<Kind>([
      ['CIA', 58],
      ['IAP', 18],
      ['CRMA', 14],
      ['CCSA', 4],
      ['CFSA', 3],
      ['CGAP', 3],
    ]);
    const { hours, years } = kinds[certification];
    const age = random.whole(years[0] * 365 + 20, years[1] * 365);
    const issuedOn = day(now.getTime() - age * dayMs);
    const state = planState(random, age / 365);
    return {
      number: planNumber(random, `${certification}-${issuedOn.slice(0, 4)}`, numbers),
      holderName: holder?.fullName ?? planName(random),
      userId: holder?.id ?? null,
      certification,
      state,
      issuedOn,
      expiresOn: expiryOf(state, Number(day(now.getTime()).slice(0, 4))),
      cpe: state === 'active' ? random.whole(0, hours * 2) / 2 : null,
      optedIn: random.chance(0.7),
    };
  });
}

/** No report can be late before the first one is due. */
function planState(random: Random, years: number): State {
  const state = random.weighted<State>([
    ['active', 74],
    ['grace', 12],
    ['inactive', 8],
    ['revoked', 6],
  ]);
  if (state === 'grace' && years < 2) return 'active';
  return state === 'revoked' && years < 5 ? 'active' : state;
}

/** A report covers a calendar year; after three years without one, the certificate lapses. */
function expiryOf(state: State, year: number): string | null {
  const lastYear = { active: year, grace: year - 1, revoked: year - 3, inactive: null }[state];
  return lastYear === null ? null : `${lastYear}-12-31`;
}

/** Gaps between numbers, so that none can be guessed from another. */
function planNumber(random: Random, start: string, taken: Set<string>): string {
  for (;;) {
    const number = `${start}-${random.text('0123456789', 6)}`;
    if (taken.has(number)) continue;
    taken.add(number);
    return number;
  }
}

function day(time: number): string {
  const noonInVietnam = startOfVietnamDay(new Date(time)) + dayMs / 2;
  return new Date(noonInVietnam).toISOString().slice(0, 10);
}
