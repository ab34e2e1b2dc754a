import type { SeminarEntry_seminarFragment } from '@/data/generated/fragments/SeminarEntry_seminar';
import { isOpen, readOffer } from '@/features/catalogue/options/readOffer';

interface HomeSeminars {
  /** The one that the page leads with: the first that can still be joined, else the first of all. */
  lead: SeminarEntry_seminarFragment | undefined;
  /** The others, by their day. */
  later: SeminarEntry_seminarFragment[];
}

/**
 * The seminars of the home page: those that the editors chose before those that merely come; what is
 * over is not shown.
 *
 * @param coming in the order of their days.
 * @param now the moment of the page, milliseconds since 1970.
 */
export function homeSeminars(
  chosen: readonly SeminarEntry_seminarFragment[],
  coming: readonly SeminarEntry_seminarFragment[],
  now: number,
): HomeSeminars {
  const ahead = chosen.filter(({ endAt }) => Date.parse(endAt) > now).sort(byDay);
  const known = new Set(ahead.map(({ documentId }) => documentId));
  const all = [...ahead, ...coming.filter(({ documentId }) => !known.has(documentId))];
  const lead = all.find((seminar) => isOpen(readOffer(seminar, now).places)) ?? all[0];
  return { lead, later: all.filter((seminar) => seminar !== lead).sort(byDay) };
}

const byDay = (
  { startAt: one }: SeminarEntry_seminarFragment,
  { startAt: other }: SeminarEntry_seminarFragment,
): number => Date.parse(one) - Date.parse(other);
