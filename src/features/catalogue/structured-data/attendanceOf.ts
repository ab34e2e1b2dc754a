import { foldVietnamese } from '@/lib/vietnamese';

interface Attendance {
  /** A value of schema.org's EventAttendanceModeEnumeration. */
  mode: 'OnlineEventAttendanceMode' | 'OfflineEventAttendanceMode' | 'MixedEventAttendanceMode';
  /** As schema.org's Place and VirtualLocation. */
  places: object[];
}

interface Seminar {
  venue: string;
  orderOptionGroup: readonly { options: readonly { name: string }[] }[];
}

const ONLINE = 'truc tuyen';

/**
 * How a seminar can be attended, as its venue and its options say in words. The address of an online
 * room is for who has a place; strangers are led to the seminar's page, `url`.
 */
export function attendanceOf({ venue, orderOptionGroup }: Seminar, url: string): Attendance {
  const room = { '@type': 'VirtualLocation', url };
  const hall = { '@type': 'Place', name: venue, address: venue };
  const names = orderOptionGroup.flatMap(({ options }) => options.map(({ name }) => name));
  if (foldVietnamese(venue) === ONLINE)
    return { mode: 'OnlineEventAttendanceMode', places: [room] };
  return [venue, ...names].some((text) => foldVietnamese(text).includes(ONLINE))
    ? { mode: 'MixedEventAttendanceMode', places: [hall, room] }
    : { mode: 'OfflineEventAttendanceMode', places: [hall] };
}
