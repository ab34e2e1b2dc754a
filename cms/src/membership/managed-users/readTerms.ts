import type { Knex } from 'knex';
import type { ManagedTerm } from '../../generated/types';
import { TERM_COLUMNS, toTerm, type TermRow } from '../memberships/terms';
import { query } from '../../platform/sql/query';

interface ManagedTermRow extends TermRow {
  reason: string | null;
  actor: string | null;
  end_reason: string | null;
  end_actor: string | null;
}

/** Newest first. */
export async function readManagedTerms(db: Knex, userId: number): Promise<ManagedTerm[]> {
  const rows = await query<ManagedTermRow>(
    db,
    `select ${TERM_COLUMNS}, t.reason, t.actor, t.end_reason, t.end_actor
     from membership_terms t left join renew_requests r on r.id = t.request_id
     where t.user_id = ? order by t.starts_on desc, t.id desc`,
    [userId],
  );
  return rows.map((row) => ({
    ...toTerm(row),
    reason: row.reason,
    actor: row.actor,
    endReason: row.end_reason,
    endActor: row.end_actor,
  }));
}
