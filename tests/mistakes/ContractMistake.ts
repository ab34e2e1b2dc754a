import type { Change } from './repository';

/** A mistake in the contract and the expected message. */
export interface ContractMistake extends Change {
  what: string;
  says: string;
  /** The text whose line is reported; any line if absent. */
  at?: string;
}
