/** How many places an item has yet to give, as far as the list or detail knows. */
export type PlacesState =
  | { kind: 'unlimited' }
  | { kind: 'selfPaced' }
  | { kind: 'byOption' }
  /** Some of its options have places, others none. */
  | { kind: 'partly'; open: number; of: number }
  | { kind: 'open'; left: number }
  | { kind: 'few'; left: number }
  | { kind: 'full' }
  | { kind: 'begun' }
  | { kind: 'over' };

interface PlacesFacts {
  placesLeft?: number | null;
  /** UTC, ISO 8601; none for what has no fixed time. */
  startAt?: string | null;
  endAt?: string | null;
  /** Begun or not, it can be joined until it ends. */
  selfPaced?: boolean;
  orderByOption?: boolean;
}

/** So few that it is worth saying "only". */
const FEW = 5;

const isPast = (moment: string | null | undefined, now: number) =>
  moment != null && new Date(moment).getTime() < now;

/**
 * Reads an item's places as the server takes orders: not once it has begun, but for what is self-paced.
 * Over goes before full: a seminar of last year is not "sold out".
 *
 * @param now milliseconds since 1970, UTC: the moment of the page, the same on the server and in the browser.
 */
export function readPlaces(facts: PlacesFacts, now: number): PlacesState {
  const { placesLeft, startAt, endAt, selfPaced = false, orderByOption = false } = facts;
  if (isPast(endAt, now)) return { kind: 'over' };
  if (!selfPaced && isPast(startAt, now)) return { kind: 'begun' };
  if (placesLeft == null) {
    return { kind: orderByOption ? 'byOption' : selfPaced ? 'selfPaced' : 'unlimited' };
  }
  if (placesLeft <= 0) return { kind: 'full' };
  return { kind: placesLeft <= FEW ? 'few' : 'open', left: placesLeft };
}
