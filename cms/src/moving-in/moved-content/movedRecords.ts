import type { Knex } from 'knex';
import { insertRows, query } from '../../platform/sql/query';

/** What a record was moved in from. */
export interface MovedRecord {
  documentId: string;
  /** Of what was moved, to notice a changed source. */
  digest: string;
  /** `updatedAt` of the record after the move, to notice an editor's change. */
  savedAt: string;
  /** Whether its pictures were fetched. */
  pictures: boolean;
}

export interface RecordKey {
  source: string;
  uid: string;
  externalId: string;
}

interface MovedRow {
  document_id: string;
  digest: string;
  saved_at: string;
  pictures: boolean | number;
}

/** @returns undefined for a record that was not moved in */
export async function readMovedRecord(
  db: Knex,
  { source, uid, externalId }: RecordKey,
): Promise<MovedRecord | undefined> {
  const [row] = await query<MovedRow>(
    db,
    `select document_id, digest, saved_at, pictures from moved_records
     where source = ? and uid = ? and external_id = ?`,
    [source, uid, externalId],
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
      external_id: externalId,
      document_id: documentId,
      digest,
      saved_at: savedAt,
      pictures,
    },
    `on conflict (source, uid, external_id) do update set document_id = excluded.document_id,
       digest = excluded.digest, saved_at = excluded.saved_at, pictures = excluded.pictures`,
  );
}
