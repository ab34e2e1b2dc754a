import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { brokenInvariants } from './invariants';
import * as rules from './rules';
import type { Loss, Outcome, Shop } from './Shop';
import { reservesSeats, type Entry, type Order, type State } from './State';

/** The commands of a history. Numbers choose among the existing orders, entries and items. */
export type Act =
  | { kind: 'place'; who: number; what: number; more: boolean; quantity: number; withCode: boolean }
  | { kind: 'cancel' | 'pay' | 'payWrong' | 'refund' | 'expire'; which: number }
  | { kind: 'join'; who: number; what: number }
  | { kind: 'leave' | 'lapse' | 'runOut'; which: number }
  | { kind: 'block'; who: number }
  | { kind: 'raise'; what: number };

const index = fc.nat({ max: 11 });
const place = fc.record({
  kind: fc.constant('place' as const),
  who: index,
  what: index,
  more: fc.boolean(),
  quantity: fc.constantFrom(1, 1, 1, 2),
  withCode: fc.boolean(),
});
const join = fc.record({ kind: fc.constant('join' as const), who: index, what: index });
const which = <Kind extends Act['kind']>(...kinds: Kind[]) =>
  fc.record({ kind: fc.constantFrom(...kinds), which: index });

/** A call of a member or the bank, which may be lost or run concurrently with others. */
export const calls = fc.oneof(
  { arbitrary: place, weight: 5 },
  { arbitrary: join, weight: 3 },
  { arbitrary: which('cancel', 'pay'), weight: 4 },
  { arbitrary: which('leave'), weight: 1 },
) as fc.Arbitrary<Act>;

export const acts = fc.oneof(
  { arbitrary: calls, weight: 8 },
  { arbitrary: which('payWrong', 'refund', 'expire', 'lapse', 'lapse', 'runOut'), weight: 4 },
  { arbitrary: fc.record({ kind: fc.constant('raise' as const), what: index }), weight: 1 },
  { arbitrary: fc.record({ kind: fc.constant('block' as const), who: index }), weight: 1 },
) as fc.Arbitrary<Act>;

/** Commands that may run concurrently. */
export const atOnce = fc.oneof(
  { arbitrary: calls, weight: 8 },
  { arbitrary: which('expire', 'lapse'), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constant('raise' as const), what: index }), weight: 1 },
) as fc.Arbitrary<Act>;

export const losses: fc.Arbitrary<Loss> = fc.record({
  at: fc.integer({ min: 1, max: 45 }),
  after: fc.boolean(),
});

const pick = <Thing>(things: readonly Thing[], at: number): Thing | undefined =>
  things[at % Math.max(1, things.length)];

interface Meant {
  /** The state afterwards; null if the call must be refused. */
  expected: State | null;
  perform(loss?: Loss): Promise<Outcome | void>;
  /** The result depends on time, so it is read instead of predicted. */
  isLoose?: boolean;
}

const open = (state: State): Entry[] => state.entries.filter(rules.isOpen);
const offered = (state: State): Entry[] => open(state).filter((entry) => entry.state === 'offered');

/** The effect of a command in this state; null if it does not apply. */
export function meant(
  shop: Shop,
  state: State,
  blocked: ReadonlySet<number>,
  act: Act,
): Meant | null {
  const users = shop.buyers.map(({ id }) => id).filter((id) => !blocked.has(id));
  const ofUsers = <Thing extends { user: number }>(things: readonly Thing[]) =>
    things.filter(({ user }) => users.includes(user));
  switch (act.kind) {
    case 'place': {
      const user = pick(users, act.who);
      const first = pick(shop.lines, act.what);
      if (user === undefined || !first) return null;
      const second = act.more ? pick(shop.lines, act.what + 1) : undefined;
      const lines = [
        { ...first, quantity: act.quantity },
        ...(second ? [{ ...second, quantity: 1 }] : []),
      ];
      const placing = { user, lines, withCode: act.withCode };
      const key = randomUUID();
      return {
        expected: rules.place(state, placing),
        perform: (loss) => shop.place(placing, key, loss),
      };
    }
    case 'cancel':
      return ofOrder(pick(ofUsers(state.orders), act.which), ({ id, user, status }) => ({
        expected: ['pending_payment', 'cancelled'].includes(status)
          ? rules.cancel(state, id)
          : null,
        perform: (loss) => shop.cancel(user, id, loss),
      }));
    case 'pay':
      return ofOrder(pick(state.orders, act.which), ({ id, code, total, status }) => ({
        expected: rules.pay(state, id),
        perform: (loss) => shop.transfer(randomUUID(), code, total, loss),
        isLoose: status === 'cancelled',
      }));
    case 'payWrong':
      // Too little to pay an order, even many times.
      return ofOrder(pick(state.orders, act.which), ({ code }) => ({
        expected: state,
        perform: (loss) => shop.transfer(randomUUID(), code, 1, loss),
      }));
    case 'refund':
      return ofOrder(
        pick(
          state.orders.filter(
            (order) => reservesSeats(order) && order.status !== 'pending_payment',
          ),
          act.which,
        ),
        ({ id }) => ({
          expected: rules.refund(state, id),
          perform: async () => void (await shop.move(id, 'refunded')),
        }),
      );
    case 'expire':
      return ofOrder(
        pick(
          state.orders.filter(({ status }) => status === 'pending_payment'),
          act.which,
        ),
        ({ id }) => ({ expected: rules.cancel(state, id), perform: () => shop.expire(id) }),
      );
    case 'join': {
      const user = pick(users, act.who);
      const line = pick(shop.lines, act.what);
      if (user === undefined || !line) return null;
      return {
        expected: rules.join(state, { user, ...line }),
        perform: (loss) => shop.join(user, line, loss),
      };
    }
    case 'leave': {
      const entry = pick(ofUsers(open(state)), act.which);
      return (
        (entry && {
          expected: rules.endEntry(state, entry.id, 'left'),
          perform: (loss) => shop.leave(entry.user, entry.id, loss),
        }) ??
        null
      );
    }
    case 'lapse': {
      const entry = pick(offered(state), act.which);
      if (!entry) return null;
      return {
        expected: rules.endEntry(state, entry.id, 'lapsed'),
        perform: () => shop.lapse(entry.id),
      };
    }
    case 'runOut': {
      const entry = pick(ofUsers(offered(state)), act.which);
      if (!entry) return null;
      // An order comes after the end and before the task: it must not use the offer.
      const { user, item, option } = entry;
      const placing = { user, lines: [{ item, option, quantity: 1 }], withCode: false };
      return {
        expected: rules.endEntry(state, entry.id, 'lapsed'),
        perform: async () => {
          await shop.runOut(entry.id);
          await shop.place(placing, randomUUID());
          await shop.lapse(entry.id);
        },
        isLoose: true,
      };
    }
    case 'block': {
      const user = pick(users, act.who);
      if (user === undefined || users.length < 3) return null;
      return { expected: rules.block(state, user), perform: () => shop.block(user) };
    }
    case 'raise': {
      const line = pick(shop.lines, act.what);
      if (!line) return null;
      return {
        expected: rules.raise(state, `${line.item} `),
        perform: () => shop.raise(line),
      };
    }
  }
}

function ofOrder(order: Order | undefined, then: (order: Order) => Meant): Meant | null {
  return order ? then(order) : null;
}

export async function expectSound(shop: Shop, state: State, when: string): Promise<void> {
  const broken = await brokenInvariants(shop, state);
  if (broken.length > 0) throw new Error(`After ${when}:\n${broken.join('\n')}`);
}
