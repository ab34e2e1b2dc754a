import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectTo } from '../support/database';
import { startPostgres, type Postgres } from '../support/postgres';

/** Survives a crash of the machine, unlike other test databases. */
const SETTINGS = ['fsync=on'];
const ROLE = 'iia';

/** PostgreSQL as docs/operations.md sets it up: an ordinary role with a password, which owns one database. */
export class Database {
  readonly url: string;
  readonly #password: string;
  #server: Postgres | null = null;
  #rows: ReturnType<typeof connectTo> | null = null;

  private constructor(
    readonly folder: string,
    private readonly port: number,
  ) {
    this.#password = randomBytes(24).toString('hex');
    this.url = `postgres://${ROLE}:${this.#password}@127.0.0.1:${port}/${ROLE}`;
  }

  static async create(folder: string, port: number): Promise<Database> {
    const database = new Database(folder, port);
    await database.#initialize();
    return database;
  }

  get pid(): number {
    return this.#server?.pid ?? 0;
  }

  /** As the owner; connects when it is first called. */
  sql<Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    this.#rows ??= connectTo({ DATABASE_URL: this.url });
    return this.#rows.sql<Row>(statement, values);
  }

  async disconnect(): Promise<void> {
    await this.#rows?.end();
    this.#rows = null;
  }

  /** After `stop` or `crash`. */
  async start(): Promise<void> {
    this.#server = await startPostgres(this.folder, this.port, SETTINGS);
  }

  stop = (): Promise<void> => this.#end('SIGINT');

  crash = (): Promise<void> => this.#end('SIGQUIT');

  /** Loses all data, as a broken disk does, and creates an empty database with the same role. */
  async lose(): Promise<void> {
    await this.crash();
    rmSync(join(this.folder, 'data'), { recursive: true });
    await this.#initialize();
  }

  async #initialize(): Promise<void> {
    this.#server = await startPostgres(this.folder, this.port, SETTINGS);
    const superuser = connectTo({ DATABASE_URL: this.#server.url });
    await superuser.sql(`create role ${ROLE} login password '${this.#password}'`);
    await superuser.sql(`create database ${ROLE} owner ${ROLE} encoding 'UTF8' template template0`);
    // Debian's default, instead of `trust` for everybody.
    writeFileSync(
      join(this.folder, 'data/pg_hba.conf'),
      'local all all peer\nhost all all 127.0.0.1/32 scram-sha-256\n',
    );
    await superuser.sql('select pg_reload_conf()');
    await superuser.end();
  }

  async #end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    await this.disconnect();
    await this.#server?.stop(signal);
  }
}
