import type { EventLocation } from './options';

/** Room and venue in one line, the room first as on an envelope; null for a course. */
export function locationText({
  venue,
  room,
}: Pick<EventLocation, 'venue' | 'room'>): string | null {
  return [room, venue].filter(Boolean).join(', ') || null;
}
