import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

/**
 * Reads the rest of a request's body and drops it. Resolves at its end, when the client disconnects,
 * or after `ms`.
 */
export async function discardBody(request: IncomingMessage, ms: number): Promise<void> {
  request.resume();
  await finished(request, { writable: false, signal: AbortSignal.timeout(ms) }).catch(
    () => undefined,
  );
}
