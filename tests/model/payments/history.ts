import fc from 'fast-check';
import { webhookProviders } from '../../support/payments';

/** How the payer wrote the codes, and what the bank left of them. */
const typings = ['right', 'lower', 'wide', 'pieces', 'cut', 'mistyped', 'none'] as const;
export type Typing = (typeof typings)[number];

/** What a bank or provider writes around the payer's words. */
const frames = ['plain', 'before', 'after', 'quoted'] as const;
export type Frame = (typeof frames)[number];

const rarely = <Value>(arbitrary: fc.Arbitrary<Value>, oneIn: number) =>
  fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
const orderIndex = fc.nat({ max: 3 });

const webhook = fc.record({
  provider: fc.constantFrom(...webhookProviders),
  times: fc.integer({ min: 1, max: 3 }),
  frame: fc.constantFrom(...frames),
});

const transfer = fc.record({
  /** Index of the order that it pays; null for money unrelated to the shop. */
  order: fc.oneof(
    { weight: 11, arbitrary: orderIndex },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  /** A second order that its text names too. */
  second: rarely(orderIndex, 7),
  typing: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Typing>('right') },
    { weight: 2, arbitrary: fc.constantFrom(...typings) },
  ),
  amount: fc.oneof(
    { weight: 3, arbitrary: fc.constant('exact' as const) },
    { weight: 2, arbitrary: fc.constantFrom('half' as const, 'over' as const, 'under' as const) },
  ),
  daysAgo: fc.nat({ max: 8 }),
  /** Whether the bank numbers its transfers from 1 each day. */
  isNumberedDaily: rarely(fc.constant(true), 4),
  webhooks: fc.uniqueArray(webhook, { selector: ({ provider }) => provider, maxLength: 4 }),
  line: fc.record({
    reference: fc.constantFrom('same' as const, 'own' as const, 'none' as const),
    daysLater: fc.constantFrom(0, 0, 1, 5),
    frame: fc.constantFrom(...frames),
  }),
  /** Days after which the bank took it back. */
  reversedAfter: rarely(orderIndex, 8),
});

export type PlannedTransfer = typeof transfer extends fc.Arbitrary<infer Value> ? Value : never;

/** Sorts events and groups concurrent ones. */
const shuffle = fc.record({
  keys: fc.array(fc.nat({ max: 999 }), { minLength: 60, maxLength: 60 }),
  atOnce: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 10, maxLength: 10 }),
});

/** Events outside the server: orders, transfers, and their reports by each provider, in sequence. */
export const history = fc.record({
  /** By price, so that some orders are of the same amount. */
  orders: fc.array(fc.constantFrom('low' as const, 'low' as const, 'high' as const), {
    minLength: 2,
    maxLength: 4,
  }),
  transfers: fc.array(transfer, { minLength: 1, maxLength: 5 }),
  /** The payer makes the same transfer twice. */
  doubled: rarely(fc.nat({ max: 4 }), 3),
  /** Index of the order that its buyer cancels while it awaits payment. */
  cancelled: rarely(orderIndex, 4),
  statements: fc.record({
    /** `parts`: the first days alone, then the others. `overlapping`: the first days alone, then all. */
    files: fc.constantFrom(
      ...(['none', 'whole', 'whole', 'twice', 'parts', 'overlapping'] as const),
    ),
    dates: fc.constantFrom('iso' as const, 'day_first' as const, 'month_first' as const),
    amounts: fc.constantFrom('plain' as const, 'dots' as const, 'commas' as const),
    /** Of a reversal. */
    minus: fc.constantFrom('before' as const, 'after' as const, 'brackets' as const),
    isReversedOrder: fc.boolean(),
  }),
  shuffle,
});

export type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;
