/** Vietnam keeps one time all year. */
const OFFSET = '+07:00';
const OFFSET_MS = 7 * 3_600_000;

/** A day of the calendar and an hour, as a person in Vietnam reads them. */
export interface VietnamMoment {
  /** `2026-07-05`. */
  day: string;
  /** `14:30`. */
  time: string;
}

/** A moment in UTC as Vietnam's clocks show it. */
export function toVietnam(iso: string): VietnamMoment {
  const shifted = new Date(new Date(iso).getTime() + OFFSET_MS).toISOString();
  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/** The moment in UTC at which Vietnam's clocks show this. */
export const fromVietnam = ({ day, time }: VietnamMoment): string =>
  new Date(`${day}T${time}:00${OFFSET}`).toISOString();
