const begun = Date.now();

/** Seconds since the command began, as `12 s`. */
export const elapsed = () => `${Math.round((Date.now() - begun) / 1000)} s`;

/** @param {string} text one line for the person at the terminal */
export const log = (text) => console.log(`[${elapsed().padStart(5)}] ${text}`);

/**
 * Ends the command with a sentence instead of a stack trace.
 * @param {unknown} error
 * @returns {never}
 */
export function exitWithError(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
