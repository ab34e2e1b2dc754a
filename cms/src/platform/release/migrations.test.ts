import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import knex, { type Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { compareReleases } from './compareReleases';
import { minimumRelease } from './minimumRelease';

interface Migration {
  up(db: Knex): Promise<void>;
  /** Of a contract migration: the release that stopped using what it changes. */
  requires?: string;
}

const folder = 'cms/database/migrations';
/** Of the first release, from before the rule. */
const lastExempt = '2026.11.26T06.00.00.letter-unsubscribe.ts';
const files = readdirSync(folder).filter((file) => file > lastExempt);
const isContract = (file: string) => file.endsWith('.contract.ts');

const load = async (file: string) =>
  (await import(pathToFileURL(resolve(folder, file)).href)) as Migration;

/** Tables and columns that migrations have added, as `orders` or `orders.channel`: earlier code does not use them. */
type Added = Set<string>;

const name = '"?(\\w+)"?';
const patterns = {
  read: /^select\b/,
  table: new RegExp(`^create table (?:if not exists )?${name}`),
  column: new RegExp(`^alter table ${name} (add column (?:if not exists )?${name} .*)`),
  index: new RegExp(`^create (unique )?index .*? on ${name}`),
  other: new RegExp(`^(?:alter table|insert into|update|delete from) ${name}`),
};

/** Whether code of the previous release still works after a statement; records what the statement adds. */
function isExpansion(statement: string, added: Added): boolean {
  const sql = statement.toLowerCase().replace(/\s+/g, ' ').trim();
  if (patterns.read.test(sql)) return true;
  const table = patterns.table.exec(sql)?.[1];
  if (table !== undefined) return added.add(table).has(table);
  const other = patterns.other.exec(sql)?.[1] ?? '';
  if (added.has(other)) return true;
  const index = patterns.index.exec(sql);
  // A unique index may reject rows that earlier code writes.
  if (index) return index[1] === undefined || added.has(index[2] ?? '');
  const column = patterns.column.exec(sql);
  if (column) {
    const columns = column[2]?.split(/, ?(?=(?:add|alter|drop|rename) )/) ?? [];
    for (const [, one] of sql.matchAll(new RegExp(`add column (?:if not exists )?${name}`, 'g'))) {
      added.add(`${other}.${one}`);
    }
    return columns.every((one) => one.startsWith('add column ') && acceptsOldRows(one));
  }
  if (!sql.startsWith('update ')) return false;
  const written = [...sql.matchAll(new RegExp(`(?: set|,) ${name} =`, 'g'))];
  return written.length > 0 && written.every(([, one]) => added.has(`${other}.${one}`));
}

/** Code that does not know a column writes rows without it. */
const acceptsOldRows = (column: string): boolean =>
  !/\b(?:unique|check|references|primary)\b/.test(column) &&
  (!column.includes('not null') || column.includes('default'));

/** The statements of a migration, whether the tables and columns exist that it looks for or not. */
async function statementsOf({ up }: Migration): Promise<string[]> {
  const statements: string[] = [];
  for (const tables of [true, false]) {
    for (const columns of [true, false]) {
      const db = knex({ client: 'pg' });
      const _query = (_connection: object, query: { sql: string; response?: object }) => {
        statements.push(query.sql);
        const exists =
          (tables && query.sql.includes('information_schema.tables')) ||
          (columns && query.sql.includes('information_schema.columns'));
        query.response = { rows: exists ? [{}] : [], rowCount: 0 };
        return Promise.resolve(query);
      };
      const acquireConnection = () => Promise.resolve({});
      const releaseConnection = () => Promise.resolve();
      Object.assign(db.client, { _query, acquireConnection, releaseConnection });
      await up(db);
    }
  }
  return statements;
}

describe('a statement of a migration', () => {
  const added = (): Added => new Set(['campaigns', 'orders.channel']);

  it.each([
    'create table if not exists "campaigns" ("id" serial)',
    'create unique index "campaigns_uq" on "campaigns" ("slug")',
    'alter table "campaigns" add constraint "campaigns_uq" unique ("slug")',
    'create index "orders_channel_ix" on "orders" ("channel")',
    'alter table "orders" add column "channel" varchar(64), add column "source" text null',
    'alter table second_factors add column step bigint not null default 0',
    "update orders set channel = 'web' where channel is null",
    'select * from information_schema.tables',
  ])('expands: %s', (statement) => {
    expect(isExpansion(statement, added())).toBe(true);
  });

  it.each([
    'drop table "orders"',
    'alter table "orders" drop column "facts"',
    'alter table "orders" rename "a" to "b"',
    'alter table orders rename to purchases',
    'alter table orders alter column note set not null',
    'alter table "orders" alter column "note" type integer using ("note"::integer)',
    'alter table orders add constraint no check (note <> 1)',
    'alter table "orders" add constraint "orders_uq" unique ("code")',
    'alter table "orders" drop constraint "orders_user_id_foreign"',
    'alter table "orders" add column "channel" text not null',
    'alter table "orders" add column "a" text, drop column "b"',
    'create unique index "orders_uq" on "orders" ("code")',
    'delete from orders where total = 0',
    "update orders set channel = 'web', order_status = 'new'",
    'create trigger refuse before insert on orders execute function refuse()',
  ])('needs a contract migration: %s', (statement) => {
    expect(isExpansion(statement, added())).toBe(false);
  });

  it('is found behind a check whether a table or a column exists', async () => {
    const statements = await statementsOf({
      async up(db) {
        if (!(await db.schema.hasTable('orders'))) return;
        if (!(await db.schema.hasColumn('orders', 'facts'))) return;
        await db.schema.alterTable('orders', (table) => table.dropColumn('facts'));
      },
    });
    expect(statements).toContain('alter table "orders" drop column "facts"');
  });
});

it('changes nothing that the previous release uses, except in a contract migration', async () => {
  const added: Added = new Set();
  const breaking: string[] = [];
  for (const file of files) {
    const statements = await statementsOf(await load(file));
    const refused = statements.filter((statement) => !isExpansion(statement, added));
    if (!isContract(file)) breaking.push(...refused.map((statement) => `${file}: ${statement}`));
  }
  expect(files).not.toEqual([]);
  expect(breaking).toEqual([]);
});

it('requires the release that each contract migration names', async () => {
  for (const file of files.filter(isContract)) {
    const { requires } = await load(file);
    expect(requires, file).toBeDefined();
    expect(compareReleases(minimumRelease, requires ?? ''), file).toBeGreaterThanOrEqual(0);
  }
});

it('has a release no older than what its own database requires', () => {
  const { version } = JSON.parse(readFileSync('cms/package.json', 'utf8')) as { version: string };
  const website = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(version).toBe(website.version);
  expect(compareReleases(version, minimumRelease)).toBeGreaterThanOrEqual(0);
});
