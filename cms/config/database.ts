import { mkdirSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { environment } from '../src/platform/environment';

interface SqliteConnection {
  pragma(statement: string): unknown;
}

const settings = { useTypescriptMigrations: true };

export default () => {
  const { database } = environment();
  if (database.client === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        connection: {
          connectionString: database.url,
          ssl: database.ssl ? { rejectUnauthorized: true } : false,
        },
        pool: { min: 1, max: database.poolMax },
        acquireConnectionTimeout: 30_000,
      },
      settings,
    };
  }
  const filename = isAbsolute(database.filename)
    ? database.filename
    : join(process.cwd(), database.filename);
  mkdirSync(dirname(filename), { recursive: true });
  return {
    connection: {
      client: 'sqlite',
      connection: { filename },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: prepareConnection },
    },
    settings,
  };
};

function prepareConnection(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void,
) {
  connection.pragma('journal_mode = WAL');
  // FULL: an acknowledged order survives a power failure.
  connection.pragma('synchronous = FULL');
  connection.pragma('busy_timeout = 10000');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -65536');
  connection.pragma('mmap_size = 268435456');
  connection.pragma('temp_store = MEMORY');
  done(null, connection);
}
