import { foldText } from '@iia/shared/foldText';

interface Attendance {
  /** A value of schema.org's EventAttendanceModeEnumeration. */
  mode: 'OnlineEventAttendanceMode' | 'OfflineEventAttendanceMode' | 'MixedEventAttendanceMode';
  /** schema.org Place and VirtualLocation objects. */
  locations: object[];
}

interface Seminar {
  venue: string;
  orderOptionGroup: readonly { options: readonly { name: string }[] }[];
}

const ONLINE = 'truc tuyen';

/**
 * How a seminar can be attended, inferred from the text of its venue and options. The URL of an
 * online room is private to attendees, so the seminar's page, `url`, is used instead.
 */
export function attendanceOf({ venue, orderOptionGroup }: Seminar, url: string): Attendance {
  const onlinePlace = { '@type': 'VirtualLocation', url };
  const venuePlace = { '@type': 'Place', name: venue, address: venue };
  const names = orderOptionGroup.flatMap(({ options }) => options.map(({ name }) => name));
  if (foldText(venue) === ONLINE)
    return { mode: 'OnlineEventAttendanceMode', locations: [onlinePlace] };
  return [venue, ...names].some((text) => foldText(text).includes(ONLINE))
    ? { mode: 'MixedEventAttendanceMode', locations: [venuePlace, onlinePlace] }
    : { mode: 'OfflineEventAttendanceMode', locations: [venuePlace] };
}
