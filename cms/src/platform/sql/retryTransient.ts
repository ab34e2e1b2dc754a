/** PostgreSQL: serialization failure, deadlock; SQLite: lock timeout. */
const TRANSIENT = new Set(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);

/** Whether retrying the transaction may succeed. */
export function isTransient(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && TRANSIENT.has(code);
}

const ATTEMPTS = 8;

/** Runs a transaction again if it failed for a transient reason, e.g. a busy database. */
export async function retryTransient<Done>(transaction: () => Promise<Done>): Promise<Done> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
    }
  }
}
