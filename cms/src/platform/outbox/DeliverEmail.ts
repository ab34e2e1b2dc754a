import type { ClaimedEmail } from './claimEmails';

/** Delivers emails. Rejects if an email was not accepted. */
export type DeliverEmail = (email: ClaimedEmail) => Promise<void>;
