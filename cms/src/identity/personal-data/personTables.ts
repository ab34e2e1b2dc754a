import type { Knex } from 'knex';
import { query } from '../../platform/sql/query';
import { extraTables, isHiddenColumn, isHiddenTable } from './tableTexts';

export interface PersonTable {
  name: string;
  /** An SQL condition with one `?` for the person's row id. */
  owns: string;
  columns: { name: string; type: string }[];
}

interface ColumnRow {
  table_name: string;
  column_name: string;
  data_type: string;
}

const COLUMNS = {
  sqlite: `select t.name as table_name, c.name as column_name, lower(c.type) as data_type
           from sqlite_master t join pragma_table_info(t.name) c where t.type = 'table'
           order by t.name, c.cid`,
  postgres: `select table_name, column_name, lower(data_type) as data_type
             from information_schema.columns where table_schema = current_schema()
             order by table_name, ordinal_position`,
};

/** Files: they can be downloaded from their pages. */
const isBinary = (type: string): boolean => /^(blob|bytea)/.test(type);

/**
 * Every table with rows of a person: tables with a `user_id` column are discovered automatically;
 * others are listed in `extraTables`. Omits secret and internal columns.
 */
export async function personTables(db: Knex): Promise<PersonTable[]> {
  const dialect = db.client.dialect === 'postgresql' ? 'postgres' : 'sqlite';
  const columns = new Map<string, ColumnRow[]>();
  for (const row of await query<ColumnRow>(db, COLUMNS[dialect])) {
    columns.set(row.table_name, [...(columns.get(row.table_name) ?? []), row]);
  }
  return [...columns].flatMap(([name, own]) => {
    const isOwned = own.some((column) => column.column_name === 'user_id');
    const owns = extraTables[name] ?? (isOwned ? 'user_id = ?' : null);
    if (owns === null || isHiddenTable(name)) return [];
    const visible = own
      .filter(
        ({ column_name: column, data_type: type }) => !isHiddenColumn(column) && !isBinary(type),
      )
      .map((column) => ({ name: column.column_name, type: column.data_type }));
    return [{ name, owns, columns: visible }];
  });
}
