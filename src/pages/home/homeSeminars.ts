import type { SeminarEntry_seminarFragment } from '@/data/generated/operations/features/catalogue/entries/SeminarEntry_seminar';
import { isOpen, readOffer } from '@/features/catalogue/options/readOffer';

interface HomeSeminars {
  /** The first that can still be joined, otherwise the first of all. */
  lead: SeminarEntry_seminarFragment | undefined;
  /** The others, by date. */
  later: SeminarEntry_seminarFragment[];
}

/**
 * The home page's seminars: the editors' choice first, then upcoming ones; past ones are omitted.
 *
 * @param upcoming sorted by date.
 * @param now render time, in milliseconds since 1970.
 */
export function homeSeminars(
  chosen: readonly SeminarEntry_seminarFragment[],
  upcoming: readonly SeminarEntry_seminarFragment[],
  now: number,
): HomeSeminars {
  const ahead = chosen.filter(({ endAt }) => Date.parse(endAt) > now).sort(byDay);
  const known = new Set(ahead.map(({ documentId }) => documentId));
  const all = [...ahead, ...upcoming.filter(({ documentId }) => !known.has(documentId))];
  const lead = all.find((seminar) => isOpen(readOffer(seminar, now).seats)) ?? all[0];
  return { lead, later: all.filter((seminar) => seminar !== lead).sort(byDay) };
}

const byDay = (
  { startAt: one }: SeminarEntry_seminarFragment,
  { startAt: other }: SeminarEntry_seminarFragment,
): number => Date.parse(one) - Date.parse(other);
