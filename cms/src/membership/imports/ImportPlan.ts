import type { Knex } from 'knex';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import type { ImportNote, ImportOutcome } from '../../generated/types';
import type { FileRow } from './readFile';

export interface PlannedRow {
  /** In the file, from 1. */
  row: number;
  /** The record's identifier, as the file has it. */
  subject: string;
  name: string;
  outcome: ImportOutcome;
  notes: readonly ImportNote[];
}

export interface ImportedBy {
  actor: AuditActor;
  reason: string;
  now: Date;
}

/** What importing a file would do at this moment. */
export interface ImportPlan {
  rows: readonly PlannedRow[];
  /** Applies the good rows, in the transaction in which they were planned. */
  apply: (trx: Knex.Transaction, by: ImportedBy) => Promise<void>;
}

/** Reads existing data; changes nothing. */
export type PlanImport = (db: Knex, rows: readonly FileRow[]) => Promise<ImportPlan>;
