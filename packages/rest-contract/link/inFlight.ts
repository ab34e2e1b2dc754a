const pending = new WeakMap<object, Set<AbortController>>();

/** Returns a function that binds the request to the session or releases it. */
export function trackInFlight(
  client: object,
  controller: AbortController,
): (bound: boolean) => void {
  const controllers = pending.get(client) ?? new Set();
  pending.set(client, controllers);
  return (bound) => void (bound ? controllers.add(controller) : controllers.delete(controller));
}

/** Aborts a client's session-bound requests; their callers get an ApiError `Aborted`. */
export function abortInFlight(client: object): void {
  for (const controller of [...(pending.get(client) ?? [])]) controller.abort();
}
