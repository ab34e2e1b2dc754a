import type { Caller, World } from '../world/World';

type Variables = Record<string, unknown>;

/** How the contract tests ask an operation. */
export interface Row {
  /** Also makes true what the answer needs, e.g. an order in a list of orders: an empty list proves nothing. */
  variables: (world: World, caller: Caller) => Variables | Promise<Variables>;
  /** The variables name something of the member's: anybody else is told 404. */
  owned?: true;
  /** It ends the caller's session or the like, and is asked by somebody new. */
  spends?: true;
}

/** By operation; null where it asks no server. */
export type Rows = Record<string, Row | null>;
