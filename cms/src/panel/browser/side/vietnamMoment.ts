/** Vietnam has no daylight saving time. */
const OFFSET = '+07:00';
const OFFSET_MS = 7 * 3_600_000;

export interface VietnamMoment {
  day: string;
  time: string;
}

export function toVietnam(iso: string): VietnamMoment {
  const shifted = new Date(new Date(iso).getTime() + OFFSET_MS).toISOString();
  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

export const fromVietnam = ({ day, time }: VietnamMoment): string =>
  new Date(`${day}T${time}:00${OFFSET}`).toISOString();
