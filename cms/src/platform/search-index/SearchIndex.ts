import type { Knex } from 'knex';
import type { SearchKind } from '../../generated/types';
import { type Condition, toTsquery, toFts5 } from './queryTokens';
import { type Entry, rowOf } from './Entry';
import { query, placeholders } from '../sql/query';

/** A matching record before ranking. */
export interface Candidate {
  /** Index of the first matching condition. */
  tier: number;
  id: number;
  kind: SearchKind;
  title: string;
  date: string | null;
}

/** `db` may be a transaction. */
interface SearchIndex {
  save(db: Knex, entry: Entry): Promise<void>;
  remove(db: Knex, uid: string, documentIds: readonly string[]): Promise<void>;
  /** Distinct, earlier conditions first. The cost depends on `limit`, hardly on the size of the index. */
  collect(db: Knex, conditions: readonly Condition[], limit: number): Promise<Candidate[]>;
  /** A single-value subquery returning the `document_id` of every match. */
  matching(condition: Condition): { sql: string; value: string };
}

/** FTS5 streams records by id and stops at the limit. It stores terms only, not the displayed text. */
const sqliteIndex: SearchIndex = {
  async save(db, entry) {
    await sqliteIndex.remove(db, entry.uid, [entry.documentId]);
    const { columns, terms } = rowOf(entry);
    const [row] = await db('search_entries').insert(columns).returning<{ id: number }[]>('id');
    await db.raw('insert into search_terms (rowid, terms) values (?, ?)', [
      row?.id ?? 0,
      terms.join(' '),
    ]);
  },

  async remove(db, uid, documentIds) {
    const where = `uid = ? and document_id in (${placeholders(documentIds.length)})`;
    const values = [uid, ...documentIds];
    await db.raw(
      `delete from search_terms where rowid in (select id from search_entries where ${where})`,
      values,
    );
    await db.raw(`delete from search_entries where ${where}`, values);
  },

  async collect(db, conditions, limit) {
    const found = new Map<number, Candidate>();
    for (const [tier, condition] of conditions.entries()) {
      const rows = await query<Omit<Candidate, 'tier'>>(
        db,
        `select entry.id, entry.kind, entry.title, entry.date
        from (select rowid as id from search_terms where search_terms match ? order by rowid desc limit ${limit}) as found
        cross join search_entries as entry on entry.id = found.id`,
        [toFts5(condition)],
      );
      for (const row of rows) {
        if (found.size < limit && !found.has(row.id)) found.set(row.id, { tier, ...row });
      }
      if (found.size >= limit) break;
    }
    return [...found.values()];
  },

  matching: (condition) => ({
    sql: 'select entry.document_id from search_terms join search_entries as entry on entry.id = search_terms.rowid where search_terms match ?',
    value: toFts5(condition),
  }),
};

/**
 * GIN collects all matches before returning the first. To keep frequent tokens cheap, partial indexes
 * over 1/64 and 1/8 of the records are tried before the full one, condition by condition, in a database
 * function (see its migration).
 */
const postgresIndex: SearchIndex = {
  async save(db, entry) {
    const { columns, terms } = rowOf(entry);
    const names = Object.keys(columns);
    const news = names.map((name) => `${name} = excluded.${name}`);
    await db.raw(
      `insert into search_entries (${names.join(', ')}, terms)
      values (${names.map(() => '?').join(', ')}, array_to_tsvector(array(select jsonb_array_elements_text(?::jsonb))))
      on conflict (uid, document_id) do update set ${news.join(', ')}, terms = excluded.terms`,
      [...Object.values(columns), JSON.stringify(terms)],
    );
  },

  async remove(db, uid, documentIds) {
    await db('search_entries')
      .where({ uid })
      .whereIn('document_id', [...documentIds])
      .delete();
  },

  collect: (db, conditions, limit) =>
    query<Candidate>(db, 'select * from search_collect(?::jsonb, ?)', [
      JSON.stringify(conditions.map(toTsquery)),
      limit,
    ]),

  matching: (condition) => ({
    sql: 'select document_id from search_entries where terms @@ ?::tsquery',
    value: toTsquery(condition),
  }),
};

export const searchIndexOf = (db: Knex): SearchIndex =>
  db.client.dialect === 'postgresql' ? postgresIndex : sqliteIndex;
