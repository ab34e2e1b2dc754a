export type SeatsState =
  | { kind: 'unlimited' }
  | { kind: 'selfPaced' }
  | { kind: 'byOption' }
  /** Some options have seats, others are full. */
  | { kind: 'partly'; open: number; of: number }
  | { kind: 'open'; left: number }
  | { kind: 'few'; left: number }
  | { kind: 'full' }
  | { kind: 'begun' }
  | { kind: 'over' };

interface SeatsFacts {
  seatsLeft?: number | null;
  /** UTC, ISO 8601; none without a fixed time. */
  startAt?: string | null;
  endAt?: string | null;
  /** Can be joined until it ends, even after it has begun. */
  selfPaced?: boolean;
  orderByOption?: boolean;
}

const FEW = 5;

const isPast = (moment: string | null | undefined, now: number) =>
  moment != null && new Date(moment).getTime() < now;

/**
 * Derives an item's seats by the server's rules for orders: none once it has begun, unless it is
 * self-paced. "Over" takes precedence over "full": last year's seminar is not "sold out".
 *
 * @param now milliseconds since 1970, UTC: the same on the host and in the browser.
 */
export function readSeats(facts: SeatsFacts, now: number): SeatsState {
  const { seatsLeft, startAt, endAt, selfPaced = false, orderByOption = false } = facts;
  if (isPast(endAt, now)) return { kind: 'over' };
  if (!selfPaced && isPast(startAt, now)) return { kind: 'begun' };
  if (seatsLeft == null) {
    return { kind: orderByOption ? 'byOption' : selfPaced ? 'selfPaced' : 'unlimited' };
  }
  if (seatsLeft <= 0) return { kind: 'full' };
  return { kind: seatsLeft <= FEW ? 'few' : 'open', left: seatsLeft };
}
