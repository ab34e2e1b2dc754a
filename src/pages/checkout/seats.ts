import type { CartItem, OrderItemInput } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';

/** Seats of one line that checkout offers to name; the others are named with the tickets. */
const MAX_NAMED = 20;

export interface Seat {
  /** The seat's line and number. */
  key: string;
  /** The line's `lineKey`. */
  line: string;
  /** From 1 in its line. */
  number: number;
  /** The first of its line, which is the buyer's unless somebody is named. */
  first: boolean;
}

/** The form's values of a seat. */
export interface SeatValues {
  seat: string;
  /** A first seat must be named if it is not the buyer's; others may be named later. */
  first: boolean;
  /** The buyer attends; name and email are then ignored. */
  own: boolean;
  name: string;
  email: string;
}

/** The seats in the cart, line by line: of seminars, and of courses with dates. */
export function seatsOf(lines: readonly CartItem[]): Seat[] {
  return lines
    .filter(({ single }) => !single)
    .flatMap((item) => {
      const line = lineKey(item);
      return Array.from({ length: Math.min(item.quantity, MAX_NAMED) }, (_, index) => ({
        key: `${line} ${index + 1}`,
        line,
        number: index + 1,
        first: index === 0,
      }));
    });
}

/** The values of these seats: those typed so far, and new ones for the others. */
export function valuesOfSeats(seats: readonly Seat[], typed: readonly SeatValues[]): SeatValues[] {
  const values = new Map(typed.map((value) => [value.seat, value]));
  return seats.map(
    ({ key, first }) => values.get(key) ?? { seat: key, first, own: first, name: '', email: '' },
  );
}

/** Adds the named attendees to the items of an order. */
export function withAttendees(
  items: readonly OrderItemInput[],
  seats: readonly Seat[],
  named: readonly ({ name: string; email?: string | null } | null)[],
): OrderItemInput[] {
  return items.map((item) => {
    const line = lineKey(item);
    const attendees = seats.flatMap((seat, index) => {
      const attendee = named[index];
      if (!attendee || seat.line !== line) return [];
      const { name, email } = attendee;
      return [{ number: seat.number, name, ...(email && { email }) }];
    });
    return attendees.length > 0 ? { ...item, attendees } : item;
  });
}
