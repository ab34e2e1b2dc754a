import {
  CODE_AMOUNT,
  CODE_USES,
  CODE_USES_PER_MEMBER,
  PRICE,
  room,
  taken,
  usesOf,
  seatKey,
  type Entry,
  type EntryState,
  type Line,
  type State,
  type Status,
} from './State';

/** The rules of the shop, implemented again without a database. Each returns the next state. */

const withEntry = (state: State, id: string, to: EntryState): State => ({
  ...state,
  entries: state.entries.map((entry) => (entry.id === id ? { ...entry, state: to } : entry)),
});

const withOrder = (state: State, id: string, status: Status): State => ({
  ...state,
  orders: state.orders.map((order) => (order.id === id ? { ...order, status } : order)),
});

/** Offers free seats to the first in line who can have them. */
export function offerFree(state: State): State {
  const next = state.entries.find(
    ({ state: now, item, option }) => now === 'waiting' && room(state, item, option) > 0,
  );
  return next ? offerFree(withEntry(state, next.id, 'offered')) : state;
}

export const totalOf = (lines: readonly Line[], withCode: boolean): number =>
  lines.reduce((sum, { quantity }) => sum + quantity * PRICE, 0) - (withCode ? CODE_AMOUNT : 0);

export interface Placing {
  user: number;
  lines: Line[];
  withCode: boolean;
}

/** Null if it is refused. The new order has no id or code yet. */
export function place(state: State, { user, lines, withCode }: Placing): State | null {
  if (withCode && usesOf(state) >= CODE_USES) return null;
  if (withCode && usesOf(state, user) >= CODE_USES_PER_MEMBER) return null;
  const used = state.entries.filter(
    (entry) =>
      entry.state === 'offered' &&
      entry.user === user &&
      lines.some(({ item, option }) => item === entry.item && option === entry.option),
  );
  const after: State = {
    ...used.reduce((now, { id }) => withEntry(now, id, 'ordered'), state),
    orders: [
      ...state.orders,
      {
        id: '',
        code: '',
        user,
        lines,
        usesCode: withCode,
        status: 'pending_payment',
        total: totalOf(lines, withCode),
      },
    ],
  };
  const fits = lines.flatMap(({ item, option }) =>
    [item, option].map((_, at) => [item, at ? option : ''] as const),
  );
  return fits.every(
    ([item, option]) =>
      taken(after, item, option) <= (after.capacities[seatKey(item, option)] ?? Infinity),
  )
    ? after
    : null;
}

export const cancel = (state: State, id: string): State =>
  move(state, id, ['pending_payment'], 'cancelled');

export const pay = (state: State, id: string): State =>
  move(state, id, ['pending_payment'], 'paid');

export const refund = (state: State, id: string): State =>
  move(state, id, ['paid', 'completed'], 'refunded');

function move(state: State, id: string, from: readonly Status[], to: Status): State {
  const order = state.orders.find((each) => each.id === id);
  if (!order || !from.includes(order.status)) return state;
  return offerFree(withOrder(state, id, to));
}

/** Null if seats are left. The new entry has no id yet. */
export function join(state: State, line: Omit<Entry, 'id' | 'state'>): State | null {
  const { user, item, option } = line;
  const isIn = state.entries.some(
    (entry) =>
      entry.user === user && entry.item === item && entry.option === option && isOpen(entry),
  );
  if (isIn) return state;
  if (room(state, item, option) > 0) return null;
  return { ...state, entries: [...state.entries, { ...line, id: '', state: 'waiting' }] };
}

export function endEntry(state: State, id: string, to: EntryState): State {
  const entry = state.entries.find((each) => each.id === id);
  return entry && isOpen(entry) ? offerFree(withEntry(state, id, to)) : state;
}

/** Closes all entries of the user before free seats are offered, so that none is offered to the user. */
export function block(state: State, user: number): State {
  const own = state.entries.filter((entry) => entry.user === user && isOpen(entry));
  return offerFree(own.reduce((now, { id }) => withEntry(now, id, 'closed'), state));
}

export const raise = (state: State, key: string): State =>
  offerFree({
    ...state,
    capacities: { ...state.capacities, [key]: (state.capacities[key] ?? 0) + 1 },
  });

export const isOpen = ({ state }: Entry): boolean => state === 'waiting' || state === 'offered';
