import { DAY_MS } from '@iia/shared/dates';

interface SavedRead {
  /** How long a saved response may be used, in ms. */
  maxAge: number;
  /** With this parameter the response is a signed link, which expires in minutes. */
  notWith?: string;
}

/** As long as a session may last: nobody can read it longer without a new login. */
const SESSION_MS = 30 * DAY_MS;

/**
 * The reads that an account may see offline, by path. Each contains only what the caller may see, and no
 * price. The list of attendees names other people: one day is enough for an event.
 */
export const savedReads: Readonly<Record<string, SavedRead>> = {
  '/api/users/me': { maxAge: SESSION_MS },
  '/api/ticket/userBookings': { maxAge: SESSION_MS },
  '/api/ticket/userBooking': { maxAge: SESSION_MS },
  '/api/course/getUserCourse': { maxAge: SESSION_MS },
  '/api/document/getUserDocument': { maxAge: SESSION_MS, notWith: 'id' },
  '/api/attendance/events': { maxAge: DAY_MS },
  '/api/attendance/check-in': { maxAge: DAY_MS },
};

/** How long a saved response of this URL may be used, in ms; null if it is never saved. */
export function savedFor({ pathname, searchParams }: URL): number | null {
  const read = Object.hasOwn(savedReads, pathname) ? savedReads[pathname] : undefined;
  if (read === undefined) return null;
  const isLink = read.notWith !== undefined && searchParams.has(read.notWith);
  return isLink ? null : read.maxAge;
}
