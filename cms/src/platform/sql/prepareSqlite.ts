/** The part of a better-sqlite3 connection that is used here. */
interface SqliteConnection {
  inTransaction: boolean;
  pragma(statement: string): unknown;
  prepare(sql: string): Statement;
  exec(sql: string): unknown;
}

interface Statement {
  /** While its rows are still being read. */
  busy: boolean;
  run(...values: unknown[]): unknown;
}

/** Per connection: bounds their memory, as lists of ids of every length are different statements. */
const MAX_CACHED_STATEMENTS = 500;

/** Called by Knex's pool with each new connection. */
export function prepareSqlite(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void,
): void {
  connection.pragma('busy_timeout = 10000');
  connection.pragma('journal_mode = WAL');
  // FULL: an acknowledged order survives a power failure.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -65536');
  connection.pragma('mmap_size = 268435456');
  connection.pragma('temp_store = MEMORY');
  // From here on `waitWhileLocked` waits: SQLite's own wait would block the process.
  connection.pragma('busy_timeout = 0');
  beginWriting(connection);
  endFailedCommits(connection);
  cacheStatements(connection);
  done(null, connection);
}

/**
 * Takes the write lock at the start of a transaction. One that requests it after reading fails at
 * once (SQLITE_BUSY_SNAPSHOT) if another process wrote to the file in between, and Knex has no option
 * for this.
 */
function beginWriting(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql);
}

/**
 * SQLite leaves a transaction open whose COMMIT fails, and Knex returns the connection to the pool as
 * it is: all later writes of the server would be part of it.
 */
function endFailedCommits(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const statement = prepare(sql);
    if (sql !== 'COMMIT;') return statement;
    const run = statement.run.bind(statement);
    statement.run = (...values) => {
      try {
        return run(...values);
      } catch (error) {
        if (connection.inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    };
    return statement;
  };
}

/**
 * Knex prepares every statement again, a twelfth of the server's time. The least recently used are
 * dropped.
 */
function cacheStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  const cached = new Map<string, Statement>();
  connection.prepare = (sql) => {
    const hit = cached.get(sql);
    if (hit?.busy) return prepare(sql);
    const statement = hit ?? prepare(sql);
    cached.delete(sql);
    cached.set(sql, statement);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED_STATEMENTS && oldest !== undefined) cached.delete(oldest);
    return statement;
  };
}
