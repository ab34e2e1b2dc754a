import type { HomeSeminarsQuery } from '@/data/generated/operations/HomeSeminars';
import { isOpen, readOffer } from '@/features/catalogue/options/readOffer';

type Seminar = HomeSeminarsQuery['seminars']['items'][number];

/**
 * The seminar that the home page leads with: the first that can still be joined; where none can, the
 * first of all.
 *
 * @param seminars in the order of their days.
 * @param now the moment of the page, milliseconds since 1970.
 */
export function leadingSeminar(seminars: readonly Seminar[], now: number): Seminar | undefined {
  const open = seminars.find((seminar) => isOpen(readOffer(seminar, now).places));
  return open ?? seminars[0];
}
