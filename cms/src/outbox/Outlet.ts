import type { ClaimedEmail } from './claimEmails';

/** Where letters go. Rejects if a letter was not accepted. */
export type Outlet = (email: ClaimedEmail) => Promise<void>;
