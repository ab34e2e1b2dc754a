const begun = Date.now();

export const elapsed = () => `${Math.round((Date.now() - begun) / 1000)} s`;

export const log = (text) => console.log(`[${elapsed().padStart(5)}] ${text}`);

export function exitWithError(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
