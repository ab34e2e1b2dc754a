import type { ClaimedLetter } from './claimLetters';

/** Where letters go. Rejects if a letter was not accepted. */
export type Outlet = (letter: ClaimedLetter) => Promise<void>;
