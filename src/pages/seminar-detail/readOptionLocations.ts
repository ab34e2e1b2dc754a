import type { SeminarDetailQuery } from '@/data/generated/operations/pages/seminar-detail';

type Seminar = Pick<
  NonNullable<SeminarDetailQuery['seminar']>,
  'venue' | 'startAt' | 'endAt' | 'orderByOption' | 'orderOptionGroup'
>;

export interface OptionLocation {
  key: string;
  name: string;
  venue: string;
  room: string | null;
  mapUrl: string | null;
  /** If it differs from the seminar's. */
  time: [startAt: string, endAt: string] | null;
  agenda: string[];
}

/** Place, time and agenda of every option; empty if none of them differs from its seminar. */
export function readOptionLocations(seminar: Seminar): OptionLocation[] {
  if (!seminar.orderByOption) return [];
  const options = seminar.orderOptionGroup.flatMap((group) =>
    group.options.map((option) => ({ ...option, key: `${group.id} ${option.id}` })),
  );
  const differs = options.some(
    ({ venue, startAt, endAt, agenda }) => venue ?? startAt ?? endAt ?? agenda,
  );
  if (!differs) return [];
  return options.map(({ key, name, venue, room, mapUrl, startAt, endAt, agenda }) => ({
    key,
    name,
    venue: venue ?? seminar.venue,
    room: venue ? room : null,
    mapUrl: venue ? mapUrl : null,
    time: startAt || endAt ? [startAt ?? seminar.startAt, endAt ?? seminar.endAt] : null,
    agenda: [...new Set((agenda ?? '').split('\n').map((line) => line.trim()))].filter(Boolean),
  }));
}
