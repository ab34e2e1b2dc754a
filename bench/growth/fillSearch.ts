import { rowOf } from '../../cms/src/platform/search-index/Entry';
import type { TestApi } from '../../tests/support/startApi';
import { newRecords } from './newRecords';

interface Filled {
  api: TestApi;
  size: number;
}

const BATCH = 200;

type Made = ReturnType<typeof rowOf>;

/** Inserts the same records into each search index, bypassing the panel (days of work); PostgreSQL is indexed afterwards. */
export async function fillSearch(subjects: readonly Filled[]): Promise<void> {
  const indexes = new Map<Filled, string[]>();
  for (const subject of subjects) {
    const { api } = subject;
    if (api.database !== 'postgres') continue;
    const own = await api.sql<{ indexname: string; indexdef: string }>(
      "select indexname, indexdef from pg_indexes where tablename = 'search_entries' and indexdef like '%USING gin%'",
    );
    for (const { indexname } of own) await api.sql(`drop index ${indexname}`);
    indexes.set(
      subject,
      own.map(({ indexdef }) => indexdef),
    );
  }
  const most = Math.max(...subjects.map(({ size }) => size));
  for (let from = 0; from < most; from += BATCH) {
    const records = newRecords(from, from + BATCH).map(rowOf);
    for (const { api, size } of subjects) {
      if (from < size) await add(api, records.slice(0, size - from));
    }
  }
  for (const [{ api }, own] of indexes) {
    for (const index of own) await api.sql(index);
  }
}

const add = (api: TestApi, records: readonly Made[]): Promise<void> =>
  (api.database === 'postgres' ? addToPostgres : addToSqlite)(api, records);

async function addToPostgres(api: TestApi, records: readonly Made[]): Promise<void> {
  const names = Object.keys(records[0]?.columns ?? {});
  const row = `(${names.map(() => '?').join(', ')}, array_to_tsvector(array(select jsonb_array_elements_text(?::jsonb))))`;
  await api.sql(
    `insert into search_entries (${names.join(', ')}, terms) values ${records.map(() => row).join(', ')}`,
    records.flatMap(({ columns, terms }) => [...Object.values(columns), JSON.stringify(terms)]),
  );
}

async function addToSqlite(api: TestApi, records: readonly Made[]): Promise<void> {
  const names = Object.keys(records[0]?.columns ?? {});
  const row = `(${names.map(() => '?').join(', ')})`;
  const ids = await api.sql<{ id: number }>(
    `insert into search_entries (${names.join(', ')}) values ${records.map(() => row).join(', ')} returning id`,
    records.flatMap(({ columns }) => Object.values(columns)),
  );
  await api.sql(
    `insert into search_terms (rowid, terms) values ${records.map(() => '(?, ?)').join(', ')}`,
    records.flatMap(({ terms }, at) => [ids[at]?.id, terms.join(' ')]),
  );
}
