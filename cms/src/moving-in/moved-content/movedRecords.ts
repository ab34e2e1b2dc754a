import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { insertRows, query } from '../../platform/sql/query';

/** The source of an imported record. */
export interface MovedRecord {
  documentId: string;
  /** Digest of the imported data, to detect a changed source. */
  digest: string;
  /** `updatedAt` of the record after the import, to detect an editor's change. */
  savedAt: string;
  /** Whether its pictures were fetched. */
  pictures: boolean;
}

export interface RecordKey {
  source: string;
  uid: string;
  /** Of any length, e.g. an address. */
  externalId: string;
}

interface MovedRow {
  document_id: string;
  digest: string;
  saved_at: string;
  pictures: boolean | number;
}

const MAX_LENGTH = 255;

/** Long addresses must not be truncated, because they often differ only at the end. */
const columnOf = (externalId: string): string =>
  externalId.length <= MAX_LENGTH
    ? externalId
    : createHash('sha256').update(externalId).digest('hex');

/** @returns undefined for a record that was not imported */
export async function readMovedRecord(
  db: Knex,
  { source, uid, externalId }: RecordKey,
): Promise<MovedRecord | undefined> {
  const [row] = await query<MovedRow>(
    db,
    `select document_id, digest, saved_at, pictures from moved_records
     where source = ? and uid = ? and external_id = ?`,
    [source, uid, columnOf(externalId)],
  );
  return (
    row && {
      documentId: row.document_id,
      digest: row.digest,
      savedAt: row.saved_at,
      pictures: Boolean(row.pictures),
    }
  );
}

export async function saveMovedRecord(
  trx: Knex,
  { source, uid, externalId }: RecordKey,
  { documentId, digest, savedAt, pictures }: MovedRecord,
): Promise<void> {
  await insertRows(
    trx,
    'moved_records',
    {
      source,
      uid,
      external_id: columnOf(externalId),
      document_id: documentId,
      digest,
      saved_at: savedAt,
      pictures,
    },
    `on conflict (source, uid, external_id) do update set document_id = excluded.document_id,
       digest = excluded.digest, saved_at = excluded.saved_at, pictures = excluded.pictures`,
  );
}
