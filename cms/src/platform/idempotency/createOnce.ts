import { Fault } from '../errors/Fault';
import { isTransient } from '../sql/isTransient';

/** Enough for code collisions and a busy database. */
const ATTEMPTS = 8;

/** Creates something once per member and idempotency key. */
export interface KeyedRequest<Placed> {
  /** Distinguishes requests sent with the same key: `requestHash`. */
  hash: string;
  /** Runs in one transaction. Null, with nothing written, if the key or the code is taken. */
  write(): Promise<Placed | null>;
  find(): Promise<{ placed: Placed; hash: string } | null>;
  /** Whether a retry may succeed; may throw a more specific error. */
  mayRetry?(error: unknown): Promise<boolean>;
  texts: { busy: string; keyReused: string };
}

export interface CreatedOnce<Placed> {
  placed: Placed;
  /** False if the same request had already created it. */
  isNew: boolean;
}

/**
 * The same key and request return the same result, whatever happened to prices and places since.
 * @throws Fault 422 if the key belongs to another request, 503 if the database stays busy
 */
export async function createOnce<Placed>(
  request: KeyedRequest<Placed>,
): Promise<CreatedOnce<Placed>> {
  try {
    return await writeOrFind(request);
  } catch (refused) {
    // A lost response: the result stands even if it could not be created again today.
    const placed = await findPlaced(request);
    if (placed) return placed;
    throw refused;
  }
}

async function writeOrFind<Placed>(request: KeyedRequest<Placed>): Promise<CreatedOnce<Placed>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const placed = await request.write();
      if (placed) return { placed, isNew: true };
    } catch (error) {
      if (!isTransient(error) && !(await request.mayRetry?.(error))) throw error;
      continue;
    }
    const placed = await findPlaced(request);
    if (placed) return placed;
  }
  throw new Fault(503, 'ServiceUnavailableError', request.texts.busy);
}

async function findPlaced<Placed>({
  find,
  hash,
  texts,
}: KeyedRequest<Placed>): Promise<CreatedOnce<Placed> | null> {
  const found = await find();
  if (found === null) return null;
  if (found.hash !== hash) throw new Fault(422, 'IdempotencyKeyReused', texts.keyReused);
  return { placed: found.placed, isNew: false };
}
