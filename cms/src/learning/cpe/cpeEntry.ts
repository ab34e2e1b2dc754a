import type { Knex } from 'knex';
import {
  readCertificates,
  certificateView,
  type CertificateView,
} from '../../events/attendance/attendanceCertificate';
import type { CpePart, CpeSource, CpeEntry } from '../../generated/types';
import { placeholders, query } from '../../platform/sql/query';
import { toHours } from '../../events/attendance/earnedHours';

interface EntryRow {
  id: string;
  day: string;
  tenths: number;
  subject: string;
  provider: string;
  part: CpePart;
  source: CpeSource;
  certificate_id: string | null;
  revoked_reason: string | null;
  request_hash: string;
  evidence_id: string | null;
  evidence_name: string | null;
  evidence_size: number | null;
}

interface StoredEntry {
  entry: CpeEntry;
  requestHash: string;
}

/** The latest day first; `where` may name columns of `entry`. */
export async function readEntries(
  db: Knex,
  where: string,
  bindings: readonly (string | number)[],
): Promise<StoredEntry[]> {
  const rows = await query<EntryRow>(
    db,
    `select entry.id, entry.day, entry.tenths, entry.subject, entry.provider, entry.part,
            entry.source, entry.certificate_id, entry.revoked_reason, entry.request_hash,
            evidence.id as evidence_id, evidence.name as evidence_name,
            evidence.size as evidence_size
     from cpe_entries entry left join cpe_evidence evidence on evidence.entry_id = entry.id
     where ${where} order by entry.day desc, entry.created_at desc, entry.id`,
    bindings,
  );
  const ids = [...new Set(rows.flatMap(({ certificate_id: id }) => (id === null ? [] : [id])))];
  const certificates =
    ids.length === 0 ? [] : await readCertificates(db, `id in (${placeholders(ids.length)})`, ids);
  const known = new Map(certificates.map((each) => [each.documentId, certificateView(each)]));
  return rows.map((row) => ({ entry: toEntry(row, known), requestHash: row.request_hash }));
}

function toEntry(row: EntryRow, certificates: ReadonlyMap<string, CertificateView>): CpeEntry {
  return {
    documentId: row.id,
    day: row.day,
    hours: toHours(row.tenths),
    subject: row.subject,
    provider: row.provider,
    part: row.part,
    source: row.source,
    certificate: certificates.get(row.certificate_id ?? '') ?? null,
    evidence:
      row.evidence_id === null
        ? null
        : {
            documentId: row.evidence_id,
            name: row.evidence_name ?? '',
            size: row.evidence_size ?? 0,
          },
    revokedReason: row.revoked_reason,
  };
}
