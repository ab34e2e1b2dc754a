/** Between two queries while the member waits for the result. */
export const CONFIRMING_POLL_MS = 4_000;
