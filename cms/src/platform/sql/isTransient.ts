/** PostgreSQL: serialization failure, deadlock; SQLite: another process holds the file for too long. */
const TRANSIENT = new Set(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);

/** Whether the database refused for a reason that is gone when the transaction runs again. */
export function isTransient(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && TRANSIENT.has(code);
}
