/** How many places an item has yet to give, as far as the list or detail knows. */
export type PlacesState =
  | { kind: 'unlimited' }
  | { kind: 'byOption' }
  | { kind: 'open'; left: number }
  | { kind: 'few'; left: number }
  | { kind: 'full' }
  | { kind: 'over' };

interface PlacesFacts {
  placesLeft?: number | null;
  /** UTC, ISO 8601; none for what never ends. */
  endAt?: string | null;
  orderByOption?: boolean;
}

/** So few that it is worth saying "only". */
const FEW = 5;

/**
 * Reads an item's places. Over goes before full: a seminar of last year is not "sold out".
 *
 * @param now milliseconds since 1970, UTC: the moment of the page, the same on the server and in the browser.
 */
export function readPlaces(
  { placesLeft, endAt, orderByOption = false }: PlacesFacts,
  now: number,
): PlacesState {
  if (endAt != null && new Date(endAt).getTime() < now) return { kind: 'over' };
  if (placesLeft == null) return { kind: orderByOption ? 'byOption' : 'unlimited' };
  if (placesLeft <= 0) return { kind: 'full' };
  return { kind: placesLeft <= FEW ? 'few' : 'open', left: placesLeft };
}
