/** What the worker answers in the place of rows. */
export const TOO_LARGE = 'too large';
