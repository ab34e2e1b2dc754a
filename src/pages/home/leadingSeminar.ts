import type { HomeSeminarsQuery } from '@/data/generated/operations/HomeSeminars';
import { readPlaces } from '@/features/catalogue/places/readPlaces';

type Seminar = HomeSeminarsQuery['seminars']['items'][number];

/**
 * The seminar that the home page leads with: the first that can still be joined; where none can, the
 * first of all.
 *
 * @param seminars in the order of their days.
 * @param now the moment of the page, milliseconds since 1970.
 */
export function leadingSeminar(seminars: readonly Seminar[], now: number): Seminar | undefined {
  const closed = ['full', 'begun', 'over'];
  const open = seminars.find((seminar) => !closed.includes(readPlaces(seminar, now).kind));
  return open ?? seminars[0];
}
