/** The requests of a client that wait for answers meant for one member. */
const waiting = new WeakMap<object, Set<AbortController>>();

/** Notes a request of this client; the answer forgets it. */
export function noteInFlight(client: object, controller: AbortController): () => void {
  const known = waiting.get(client) ?? new Set();
  waiting.set(client, known.add(controller));
  return () => known.delete(controller);
}

/** Ends a client's requests for its member; who waits for one gets an ApiError `Aborted`. */
export function abortInFlight(client: object): void {
  for (const controller of [...(waiting.get(client) ?? [])]) controller.abort();
}
