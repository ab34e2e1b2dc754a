import { placeholders, query } from '../sql/query';
import { rowOf } from './Entry';
import type { Candidate, SearchIndex } from './SearchIndex';
import { toFts5 } from './queryStrings';

/** FTS5 streams records by id and stops at the limit. It stores terms only, not the displayed text. */
export const sqliteIndex: SearchIndex = {
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
