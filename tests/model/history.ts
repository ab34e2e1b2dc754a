import fc from 'fast-check';
import { acts, atOnce, calls, expectSound, losses, meant, type Act } from './commands';
import type { Loss, Shop } from './Shop';
import type { State } from './State';

/** The model of one history: the state that the rules predict, based on the last state of the database. */
export interface Model {
  state: State;
  blocked: Set<number>;
}

type Command = fc.AsyncCommand<Model, Shop>;

/** New orders and entries get their ids from the server. */
const withoutIds = ({ orders, entries, capacities }: State) => ({
  capacities,
  orders: orders.map(({ user, status, usesCode, total, lines }) => ({
    user,
    status,
    usesCode,
    total,
    lines,
  })),
  entries: entries.map(({ user, item, option, state }) => ({ user, item, option, state })),
});

function expectState(found: State, expected: State, when: string): void {
  const [a, b] = [found, expected].map((state) => JSON.stringify(withoutIds(state), null, 1));
  if (a !== b) throw new Error(`After ${when}, the database has\n${a}\ninstead of\n${b}`);
}

/** One command with its exact prediction; with a connection loss, all of it or nothing. */
class Acting implements Command {
  constructor(
    readonly act: Act,
    readonly loss?: Loss,
  ) {}

  check = () => true;

  async run(model: Model, shop: Shop): Promise<void> {
    const what = meant(shop, model.state, model.blocked, this.act);
    if (!what) return;
    const outcome = await what.perform(this.loss);
    const found = await shop.read();
    if (!what.isLoose) {
      const isLost = outcome?.lostAt != null && !outcome.committed;
      const expected = isLost ? model.state : (what.expected ?? model.state);
      expectState(found, expected, String(this));
      if (outcome && !outcome.lostAt) this.#expectStatus(outcome.status, what.expected !== null);
    }
    if (this.act.kind === 'block') this.#noteBlocked(model, shop);
    model.state = found;
    await expectSound(shop, found, String(this));
  }

  #expectStatus(status: number, accepted: boolean): void {
    if (status !== (accepted ? 200 : 409)) throw new Error(`${String(this)} got ${status}`);
  }

  #noteBlocked({ blocked }: Model, { buyers }: Shop): void {
    const users = buyers.map(({ id }) => id).filter((id) => !blocked.has(id));
    const user = users[(this.act as { who: number }).who % users.length];
    if (user !== undefined && users.length >= 3) blocked.add(user);
  }

  toString = () =>
    JSON.stringify(this.act) + (this.loss ? ` lost at ${JSON.stringify(this.loss)}` : '');
}

/** Concurrent calls: their order is undefined, but the totals match and nothing fails. */
class Together implements Command {
  constructor(readonly all: readonly Act[]) {}

  check = () => true;

  async run(model: Model, shop: Shop): Promise<void> {
    const meanings = this.all.map((act) => meant(shop, model.state, model.blocked, act));
    const outcomes = await Promise.all(meanings.map((what) => what?.perform()));
    const odd = outcomes.filter((one) => one && ![200, 409].includes(one.status));
    if (odd.length > 0) throw new Error(`${String(this)} got ${odd.map((one) => one?.status)}`);
    model.state = await shop.read();
    const ids = new Set(model.state.orders.map(({ id }) => id));
    outcomes.forEach((outcome, at) => {
      if (this.all[at]?.kind !== 'place' || outcome?.status !== 200) return;
      if (!ids.has(outcome.body.data.documentId))
        throw new Error('An acknowledged order is missing.');
    });
    await expectSound(shop, model.state, String(this));
  }

  toString = () => `together ${JSON.stringify(this.all)}`;
}

/** Buyers have access to a course if and only if an order is paid and not refunded. */
export async function expectEntitled(shop: Shop, blocked: ReadonlySet<number>): Promise<void> {
  const { orders } = await shop.read();
  const course = shop.lines.find(({ option }) => option === '')?.item ?? '';
  for (const { id } of shop.buyers.filter((buyer) => !blocked.has(buyer.id))) {
    const isPaid = orders.some(
      ({ user, status, lines }) =>
        user === id && status === 'paid' && lines.some(({ item }) => item === course),
    );
    if ((await shop.owns(id, course)) !== isPaid) {
      throw new Error(`Member ${id} ${isPaid ? 'has paid for' : 'has not paid for'} ${course}.`);
    }
  }
}

export const histories = (maxCommands: number): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    [
      acts.map((act) => new Acting(act)),
      acts.map((act) => new Acting(act)),
      fc.tuple(calls, losses).map(([act, loss]) => new Acting(act, loss)),
      fc.array(atOnce, { minLength: 2, maxLength: 6 }).map((all) => new Together(all)),
    ],
    { maxCommands, size: 'max' },
  );
