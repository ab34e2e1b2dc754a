import type { Knex } from 'knex';
import { type Day, addDays } from '@iia/shared/dates';
import { documentColumns, newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, placeholders, query, type Row } from '../../platform/sql/query';
import { rowReader, toNumber } from '../../platform/sql/rowReader';
import type { RenewableType, TermSource } from '../../generated/types';

export interface Term {
  id: number;
  documentId: string;
  memberType: RenewableType;
  startsOn: Day;
  /** As agreed; see `endedOn`. */
  endsOn: Day;
  /** The last day of a term ended early; before `startsOn` if it never began. */
  endedOn: Day | null;
  source: TermSource;
  /** Đồng: the price of the whole term. */
  value: number;
  /** Seats for colleagues of a company; 0 for other types. */
  seats: number;
  requestCode: string | null;
}

export const toTerm = rowReader<Omit<Term, 'id'>>()(
  ['documentId', 'memberType', 'startsOn', 'endsOn', 'endedOn', 'source', 'requestCode'],
  { value: toNumber, seats: toNumber },
);

/** For terms as `t`, left joined with their requests as `r`. */
export const TERM_COLUMNS = `t.id, t.document_id, t.member_type, t.starts_on, t.ends_on, t.ended_on,
  coalesce(t.source, 'staff') as source, t.value, t.seats, r.code as request_code`;

/** All of a member's terms, oldest first. */
export async function readTerms(db: Knex, userId: number): Promise<Term[]> {
  const rows = await query<Row & { id: number }>(
    db,
    `select ${TERM_COLUMNS}
     from membership_terms t left join renew_requests r on r.id = t.request_id
     where t.user_id = ? order by t.starts_on, t.id`,
    [userId],
  );
  return rows.map((row) => ({ id: row.id, ...toTerm(row) }));
}

interface NewTerm {
  userId: number;
  memberType: RenewableType;
  startsOn: Day;
  endsOn: Day;
  endedOn?: Day | null;
  source: TermSource;
  value: number;
  seats?: number;
  reason: string;
  request: number | null;
  actor: string | null;
}

/** Call it with the member locked, and `updateMemberships` after it. */
export async function insertTerms(db: Knex, terms: readonly NewTerm[], now: Date): Promise<void> {
  if (terms.length === 0) return;
  await insertRows(
    db,
    'membership_terms',
    terms.map((term) => ({
      ...documentColumns(newDocumentId(), now),
      user_id: term.userId,
      member_type: term.memberType,
      starts_on: term.startsOn,
      ends_on: term.endsOn,
      ended_on: term.endedOn ?? null,
      source: term.source,
      value: term.value,
      seats: term.seats ?? 0,
      reason: term.reason,
      request_id: term.request,
      actor: term.actor,
    })),
  );
}

/** Ends terms early: `lastDay` is their last. */
export async function endTerms(
  db: Knex,
  termIds: readonly number[],
  lastDay: Day,
  { reason, actor }: { reason: string; actor: string | null },
): Promise<void> {
  if (termIds.length === 0) return;
  await query(
    db,
    `update membership_terms set ended_on = ?, end_reason = ?, end_actor = ?, updated_at = ?
     where id in (${placeholders(termIds.length)})`,
    [lastDay, reason, actor, new Date(), ...termIds],
  );
}

/** Whether any two of a member's terms share a day. */
export async function hasOverlap(db: Knex, userId: number): Promise<boolean> {
  const last = (term: string) => `coalesce(${term}.ended_on, ${term}.ends_on)`;
  const [found] = await query(
    db,
    `select one.id from membership_terms one
     join membership_terms other on other.user_id = one.user_id and other.id > one.id
     where one.user_id = ? and one.starts_on <= ${last('one')}
       and other.starts_on <= ${last('other')}
       and one.starts_on <= ${last('other')} and other.starts_on <= ${last('one')} limit 1`,
    [userId],
  );
  return found !== undefined;
}

/**
 * The last day after that many years: a year from 22 November ends on 21 November, one from 29
 * February on the 28th.
 */
export function lastDayOf(startsOn: Day, years: number): Day {
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number);
  // 29 February of a common year overflows into 1 March.
  const anniversary = new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
  return addDays(anniversary, -1);
}
