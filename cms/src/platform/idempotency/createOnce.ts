import { HttpError } from '../errors/HttpError';
import { isTransient } from '../sql/retryTransient';
import { createHash } from 'node:crypto';
import { untracked } from '../errors/inputReads';

export const requestHash = (input: { idempotencyKey: string }): string =>
  fingerprint({ ...untracked(input), idempotencyKey: null });

/** Independent of key order; absent, undefined and null are equal. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('base64url');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => field != null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}

/** Enough for code collisions and a busy database. */
const ATTEMPTS = 8;

/** Creates a record once per member and idempotency key. */
export interface KeyedRequest<Created> {
  /** Distinguishes requests sent with the same key: `requestHash`. */
  hash: string;
  /** Runs in one transaction. Null, with nothing written, if the key or the code is in use. */
  write(): Promise<Created | null>;
  find(): Promise<{ created: Created; hash: string } | null>;
  /** Whether a retry may succeed; may throw a more specific error. */
  mayRetry?(error: unknown): Promise<boolean>;
  texts: { busy: string; keyReused: string };
}

interface CreatedOnce<Created> {
  created: Created;
  /** False if the same request has created it before. */
  isNew: boolean;
}

/**
 * The same key and request return the same result, even if prices and seats have changed since.
 * @throws HttpError 422 if the key belongs to another request, 503 if the database stays busy
 */
export async function createOnce<Created>(
  request: KeyedRequest<Created>,
): Promise<CreatedOnce<Created>> {
  try {
    return await writeOrFind(request);
  } catch (refused) {
    // The response was lost: the result stays valid even if it could not be created again now.
    const created = await findCreated(request);
    if (created) return created;
    throw refused;
  }
}

async function writeOrFind<Created>(request: KeyedRequest<Created>): Promise<CreatedOnce<Created>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const created = await request.write();
      if (created) return { created, isNew: true };
    } catch (error) {
      if (!isTransient(error) && !(await request.mayRetry?.(error))) throw error;
      continue;
    }
    const created = await findCreated(request);
    if (created) return created;
  }
  throw new HttpError(503, 'ServiceUnavailableError', request.texts.busy);
}

async function findCreated<Created>({
  find,
  hash,
  texts,
}: KeyedRequest<Created>): Promise<CreatedOnce<Created> | null> {
  const found = await find();
  if (found === null) return null;
  if (found.hash !== hash) throw new HttpError(422, 'IdempotencyKeyReused', texts.keyReused);
  return { created: found.created, isNew: false };
}
