import type { Knex } from 'knex';
import type { SearchKind } from '../generated/types';
import type { Condition } from './Condition';
import type { Entry } from './Entry';
import { postgresIndex } from './postgresIndex';
import { sqliteIndex } from './sqliteIndex';

/** What is known of a record before it is ranked. */
export interface Candidate {
  /** The first condition that it fulfils. */
  tier: number;
  id: number;
  kind: SearchKind;
  title: string;
  date: string | null;
}

/** The index, as one of the databases keeps it. `db` may be a transaction. */
export interface SearchIndex {
  save(db: Knex, entry: Entry): Promise<void>;
  remove(db: Knex, uid: string, documentIds: readonly string[]): Promise<void>;
  /**
   * Records that fulfil one of the conditions, each once, those of the first before those of the second,
   * of each as many as still fit. What a call costs hangs on `limit`, hardly on the index.
   */
  collect(db: Knex, conditions: readonly Condition[], limit: number): Promise<Candidate[]>;
  /** A subquery of one value: the `document_id`s of all records that fulfil the condition. */
  matching(condition: Condition): { sql: string; value: string };
}

export const searchIndexOf = (db: Knex): SearchIndex =>
  db.client.dialect === 'postgresql' ? postgresIndex : sqliteIndex;
