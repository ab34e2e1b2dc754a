import { query } from '../orders/sql';
import { term } from './Condition';
import { rowOf } from './Entry';
import type { Candidate, SearchIndex } from './SearchIndex';
import { toTsquery } from './spellings';
import { termOf } from './terms';

const sample = toTsquery(term(termOf.sample(0)));

/**
 * The index under GIN, which finds all records of a condition before it gives the first. So that words
 * which stand everywhere cost no more for that, a sample is looked through first (`terms.ts`), and the
 * whole only where the sample has too few: then there are not many. A function of the database does so
 * for one condition after the other (its migration).
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
    query<Candidate>(db, 'select * from search_collect(?::jsonb, ?::tsquery, ?)', [
      JSON.stringify(conditions.map(toTsquery)),
      sample,
      limit,
    ]),

  matching: (condition) => ({
    sql: 'select document_id from search_entries where terms @@ ?::tsquery',
    value: toTsquery(condition),
  }),
};
