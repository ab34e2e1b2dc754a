import type { Caller, Fixture } from './Fixture';

type Variables = Record<string, unknown>;

/** How the contract tests call an operation. */
export interface Row {
  /** Also sets up what the response needs, e.g. an order for a list of orders: an empty list proves nothing. */
  variables: (fixture: Fixture, caller: Caller) => Variables | Promise<Variables>;
  /** The variables refer to the member's own data: other members get a 404. */
  owned?: true;
  /** Staff get a 409, because they may not change this in their own account. */
  notStaff?: true;
  /** Ends the caller's session or similar, so it needs a fresh caller. */
  spends?: true;
}

/** Keyed by operation; null if it calls no server. */
export type Rows = Record<string, Row | null>;
