import type { Knex } from 'knex';
import { type Day, isoDate } from '@iia/shared/dates';
import { placeholders, query, toDate, type Stamp } from '../../platform/sql/query';
import type { Span } from './membershipOn';

interface SpanRow {
  user_id: number;
  member_type: Span['memberType'];
  starts_on: Day;
  ends_on: Day;
  ended_on: Day | null;
}

/** Spans of terms and seats by member; members without either are absent. */
export async function readSpans(
  db: Knex,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Span[]>> {
  const rows = await query<SpanRow>(
    db,
    `select user_id, member_type, starts_on, ends_on, ended_on
     from membership_terms where user_id in (${placeholders(userIds.length)})`,
    userIds,
  );
  const seats = await query<SpanRow & { accepted_at: Stamp }>(
    db,
    `select s.holder_id as user_id, s.accepted_at, t.member_type, t.starts_on, t.ends_on, t.ended_on
     from membership_seats s
     join membership_terms t on t.user_id = s.company_id and t.member_type = 'corporate'
     where s.holder_id in (${placeholders(userIds.length)}) and s.ended_at is null`,
    userIds,
  );
  const spans = new Map<number, Span[]>();
  const add = (row: SpanRow, since: Day | null) => {
    const span = {
      memberType: row.member_type,
      from: since !== null && since > row.starts_on ? since : row.starts_on,
      to: row.ended_on ?? row.ends_on,
      cut: row.ended_on !== null,
      seat: since !== null,
    };
    spans.set(row.user_id, [...(spans.get(row.user_id) ?? []), span]);
  };
  for (const row of rows) add(row, null);
  for (const row of seats) add(row, isoDate(toDate(row.accepted_at)));
  return spans;
}

/** Configured by staff in the panel; 0 by default. */
export async function readGraceDays(db: Knex): Promise<number> {
  const [row] = await query<{ grace_days: number }>(
    db,
    'select grace_days from membership_settings order by id limit 1',
  );
  return row?.grace_days ?? 0;
}
