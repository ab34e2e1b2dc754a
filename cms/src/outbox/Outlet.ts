import type { ClaimedEmail } from './claimEmails';

/** Delivers emails. Rejects if an email was not accepted. */
export type Outlet = (email: ClaimedEmail) => Promise<void>;
