/** The requests of a client that wait for answers meant for one member. */
const waiting = new WeakMap<object, Set<AbortController>>();

/** Gives what notes a request as its client's member's own, or as nobody's, which an answer is too. */
export function inFlight(client: object, controller: AbortController): (own: boolean) => void {
  const known = waiting.get(client) ?? new Set();
  waiting.set(client, known);
  return (own) => void (own ? known.add(controller) : known.delete(controller));
}

/** Ends a client's requests for its member; who waits for one gets an ApiError `Aborted`. */
export function abortInFlight(client: object): void {
  for (const controller of [...(waiting.get(client) ?? [])]) controller.abort();
}
