/** The pending member-only requests of each client. */
const waiting = new WeakMap<object, Set<AbortController>>();

/** Returns a function that marks the request as bound to its client's session, or not, as after a response. */
export function inFlight(client: object, controller: AbortController): (own: boolean) => void {
  const known = waiting.get(client) ?? new Set();
  waiting.set(client, known);
  return (own) => void (own ? known.add(controller) : known.delete(controller));
}

/** Aborts a client's session-bound requests; their callers get an ApiError `Aborted`. */
export function abortInFlight(client: object): void {
  for (const controller of [...(waiting.get(client) ?? [])]) controller.abort();
}
