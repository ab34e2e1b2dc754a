import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { environment } from '../src/platform/environment';
import { knexLog } from '../src/platform/outages/knexLog';
import { prepareSqlite } from '../src/platform/sql/prepareSqlite';

/** Errors, which are logged, contain the statement without its values: these are personal data. */
const compileSqlOnError = false;

const settings = {
  // Otherwise Strapi drops columns and tables that another release uses (docs/decisions/0192).
  forceMigration: false,
  // A release has no TypeScript, and a link to its compiled migrations where Strapi looks for JavaScript.
  useTypescriptMigrations: existsSync(join(__dirname, '..', '..', 'tsconfig.json')),
};

export default () => {
  const { database } = environment();
  if (database.client === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        connection: {
          connectionString: database.url,
          ssl: database.ssl && {
            rejectUnauthorized: true,
            ...(database.sslCa && { ca: readFileSync(database.sslCa, 'utf8') }),
          },
          // Calls give up sooner (`watchDatabase`); a server that starts on a slow machine needs longer.
          connectionTimeoutMillis: 10_000,
        },
        compileSqlOnError,
        log: knexLog,
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
      compileSqlOnError,
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: prepareSqlite },
    },
    settings,
  };
};
