/** The item that a seat belongs to, and one of its options ('' if it has none). */
export interface Line {
  item: string;
  option: string;
  quantity: number;
}

export type Status = 'pending_payment' | 'paid' | 'completed' | 'cancelled' | 'refunded';
export type EntryState = 'waiting' | 'offered' | 'ordered' | 'lapsed' | 'left' | 'closed';

export interface Order {
  id: string;
  code: string;
  user: number;
  status: Status;
  usesCode: boolean;
  total: number;
  lines: Line[];
}

export interface Entry {
  id: string;
  user: number;
  item: string;
  option: string;
  state: EntryState;
}

/** The shop as its rules see it. Orders and entries are in the sequence in which they were made. */
export interface State {
  /** By `seatKey`; items and options without a limit are missing. */
  capacities: Record<string, number>;
  orders: Order[];
  entries: Entry[];
}

/** Uses of the discount code: by all members, and by each. */
export const CODE_USES = 3;
export const CODE_USES_PER_MEMBER = 2;
export const CODE_AMOUNT = 1000;
export const PRICE = 1_000_000;

export const seatKey = (item: string, option: string): string => `${item} ${option}`;

export const reservesSeats = ({ status }: Order): boolean =>
  status !== 'cancelled' && status !== 'refunded';

/** A seat of an option is a seat of its item too. */
export function taken(state: State, item: string, option: string): number {
  const concerns = (line: { item: string; option: string }) =>
    line.item === item && (option === '' || line.option === option);
  const ordered = state.orders
    .filter(reservesSeats)
    .flatMap(({ lines }) => lines.filter(concerns).map(({ quantity }) => quantity));
  const offered = state.entries.filter((entry) => entry.state === 'offered' && concerns(entry));
  return ordered.reduce((sum, quantity) => sum + quantity, 0) + offered.length;
}

export function room(state: State, item: string, option: string): number {
  const left = (key: string) =>
    (state.capacities[seatKey(item, key)] ?? Infinity) - taken(state, item, key);
  return Math.max(0, Math.min(left(''), option === '' ? Infinity : left(option)));
}

export const usesOf = (state: State, user?: number): number =>
  state.orders.filter(
    (order) =>
      order.usesCode && order.status !== 'cancelled' && (user === undefined || order.user === user),
  ).length;
