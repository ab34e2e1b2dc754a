let resolve: () => void;

/**
 * Resolves once React has hydrated the page. Anything that could change the route must wait for it,
 * or React would hydrate a different page than the host rendered.
 */
export const hydrated = new Promise<void>((done) => {
  resolve = done;
});

/** Called once, from the first effect after hydration. */
export function markHydrated(): void {
  resolve();
}
