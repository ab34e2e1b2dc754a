let resolve: () => void;

/**
 * Settled once React has taken over the host's page. What could change the route before that waits
 * for it: React would find another page than the one it was sent.
 */
export const hydrated = new Promise<void>((done) => {
  resolve = done;
});

/** Called once, from the first effect after hydration. */
export function markHydrated(): void {
  resolve();
}
