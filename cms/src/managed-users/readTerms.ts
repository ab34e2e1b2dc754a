import type { Knex } from 'knex';
import type { ManagedTerm, RenewableType, TermSource } from '../generated/types';
import { query } from '../platform/sql/query';

interface TermRow {
  document_id: string;
  member_type: RenewableType;
  starts_on: string;
  ends_on: string;
  ended_on: string | null;
  source: TermSource | null;
  value: number | string | null;
  seats: number | null;
  code: string | null;
  reason: string | null;
  actor: string | null;
  end_reason: string | null;
  end_actor: string | null;
}

/** Newest first. */
export async function readManagedTerms(db: Knex, userId: number): Promise<ManagedTerm[]> {
  const rows = await query<TermRow>(
    db,
    `select t.document_id, t.member_type, t.starts_on, t.ends_on, t.ended_on, t.source, t.value,
            t.seats, r.code, t.reason, t.actor, t.end_reason, t.end_actor
     from membership_terms t left join renew_requests r on r.id = t.request_id
     where t.user_id = ? order by t.starts_on desc, t.id desc`,
    [userId],
  );
  return rows.map((row) => ({
    documentId: row.document_id,
    memberType: row.member_type,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    endedOn: row.ended_on,
    source: row.source ?? 'staff',
    value: Number(row.value ?? 0),
    seats: row.seats ?? 0,
    requestCode: row.code,
    reason: row.reason,
    actor: row.actor,
    endReason: row.end_reason,
    endActor: row.end_actor,
  }));
}
