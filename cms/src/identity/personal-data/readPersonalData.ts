import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { query } from '../../platform/sql/query';
import { personTables, type PersonTable } from './personTables';
import { tableTitles } from './tableTexts';

type Value = string | number | boolean | null | object;

export interface DataSection {
  /** The table's name, for programs. */
  name: string;
  title: string;
  rows: Record<string, Value>[];
}

/** All stored data of one person, from one snapshot of the database; empty sections are omitted. */
export async function readPersonalData(
  strapi: Core.Strapi,
  userId: number,
): Promise<DataSection[]> {
  const sections = await strapi.db.connection.transaction(
    async (trx) => {
      const found: DataSection[] = [];
      for (const table of await personTables(trx)) found.push(await readTable(trx, table, userId));
      return found;
    },
    // PostgreSQL would otherwise see changes between two of the statements; SQLite has one
    // connection.
    trxOptions(strapi.db.connection),
  );
  const order = Object.keys(tableTitles);
  const position = ({ name }: DataSection) =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return sections
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => position(a) - position(b) || a.name.localeCompare(b.name));
}

const trxOptions = (db: Knex): Knex.TransactionConfig =>
  db.client.dialect === 'postgresql' ? { isolationLevel: 'repeatable read', readOnly: true } : {};

async function readTable(
  db: Knex,
  { name, owns, columns }: PersonTable,
  userId: number,
): Promise<DataSection> {
  const list = columns.map((column) => `"${column.name}"`).join(', ');
  const rows = await query<Record<string, unknown>>(
    db,
    `select ${list} from "${name}" where ${owns}`,
    [userId],
  );
  return {
    name,
    title: tableTitles[name] ?? name,
    rows: rows.map((row) =>
      Object.fromEntries(
        columns.map((column) => [camel(column.name), plainValue(row[column.name], column.type)]),
      ),
    ),
  };
}

/** SQLite stores timestamps as milliseconds, flags as 0 and 1, and JSON as text. */
function plainValue(value: unknown, type: string): Value {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (/^(datetime|timestamp)/.test(type)) return new Date(value as number | string).toISOString();
  if (type === 'boolean') return Boolean(value);
  if (/^json/.test(type) && typeof value === 'string') return JSON.parse(value) as Value;
  if (type === 'bigint') return Number(value);
  return value as Value;
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, character: string) => character.toUpperCase());
}
