import { query } from '../sql/query';
import { rowOf } from './Entry';
import type { Candidate, SearchIndex } from './SearchIndex';
import { toTsquery } from './queryStrings';

/**
 * GIN collects all matches before returning the first. To keep frequent tokens cheap, partial indexes
 * over 1/64 and 1/8 of the records are tried before the full one, condition by condition, in a database
 * function (see its migration).
 */
export const postgresIndex: SearchIndex = {
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
