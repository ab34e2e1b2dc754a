import type { Knex } from 'knex';
import type { SearchKind } from '../../generated/types';
import type { Condition } from './Condition';
import type { Entry } from './Entry';
import { postgresIndex } from './postgresIndex';
import { sqliteIndex } from './sqliteIndex';

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
export interface SearchIndex {
  save(db: Knex, entry: Entry): Promise<void>;
  remove(db: Knex, uid: string, documentIds: readonly string[]): Promise<void>;
  /** Distinct, earlier conditions first. The cost depends on `limit`, hardly on the size of the index. */
  collect(db: Knex, conditions: readonly Condition[], limit: number): Promise<Candidate[]>;
  /** A single-value subquery returning the `document_id` of every match. */
  matching(condition: Condition): { sql: string; value: string };
}

export const searchIndexOf = (db: Knex): SearchIndex =>
  db.client.dialect === 'postgresql' ? postgresIndex : sqliteIndex;
