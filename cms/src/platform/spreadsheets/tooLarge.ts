/** The worker's result instead of rows. */
export const TOO_LARGE = 'too large';
