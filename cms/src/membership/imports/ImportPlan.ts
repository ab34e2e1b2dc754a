import type { Knex } from 'knex';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import type { ImportRow } from '../../generated/types';
import type { FileRow } from './readFile';

export interface ImportedBy {
  actor: AuditActor;
  reason: string;
  now: Date;
}

/** What importing a file would do at this moment. */
export interface ImportPlan {
  rows: readonly ImportRow[];
  /** Applies the good rows, in the transaction in which they were planned. */
  apply: (trx: Knex.Transaction, by: ImportedBy) => Promise<void>;
}

/** Which accounts a file may give data to. */
export interface AccountChoice {
  /**
   * Refuses accounts that people registered here (`consent_at`, which only registration sets): their holders have
   * not proved that the address is theirs.
   */
  refusesRegistered: boolean;
}

/** Reads existing data; changes nothing. */
export type PlanImport = (db: Knex, rows: readonly FileRow[]) => Promise<ImportPlan>;
