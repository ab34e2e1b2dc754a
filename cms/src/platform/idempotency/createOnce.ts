import { Fault } from '../errors/Fault';
import { isTransient } from '../sql/isTransient';

/** Enough for a code that is taken, or a database that is pressed, and an end to it. */
const ATTEMPTS = 8;

/** Something to be placed once for one key of its member, however often it is asked for. */
export interface KeyedRequest<Placed> {
  /** Tells the request from any other with the same key: `requestHash`. */
  hash: string;
  /** Places it in one transaction. Null, and nothing written, where its key or its code is taken. */
  write(): Promise<Placed | null>;
  /** What the key stands for by now, and the hash of the request that placed it. */
  find(): Promise<{ placed: Placed; hash: string } | null>;
  /** Whether another try may succeed after this error; it may throw one that says more. */
  mayRetry?(error: unknown): Promise<boolean>;
  texts: { busy: string; keyReused: string };
}

export interface CreatedOnce<Placed> {
  placed: Placed;
  /** False where the same request had placed it before. */
  isNew: boolean;
}

/**
 * The same key and request give the same again, whatever has become of prices and places since.
 * @throws Fault 422 where the key stands for another request, 503 where the database stays too busy
 */
export async function createOnce<Placed>(
  request: KeyedRequest<Placed>,
): Promise<CreatedOnce<Placed>> {
  try {
    return await writeOrFind(request);
  } catch (refused) {
    // A reply lost on the way: it stands, though it could not be placed again today.
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
