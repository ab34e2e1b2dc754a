import type { Change } from './repository';

/** A mistake in the contract, and what is said of it. */
export interface ContractMistake extends Change {
  what: string;
  says: string;
  /** The text in the file that holds the mistake, on whose line it is told; any line where absent. */
  at?: string;
}
